import { describe, expect, it } from 'vitest'
import { mailboxKey } from './mailbox-key'

describe('the key of a mailbox', () => {
  it.each([
    'dana@example.com',
    ' Dana@EXAMPLE.com ',
    'dana+1@example.com',
    'dana+bills+2026@example.com',
    'ｄａｎａ@example.com',
  ])('is the same for %s', (address) => {
    expect(mailboxKey(address)).toBe('dana@example.com')
  })

  it('is the same for a name of one letter', () => {
    expect(mailboxKey('d+1@example.com')).toBe('d@example.com')
  })

  it.each(['+dana@example.com', 'dana', 'a+b', 'dana@exa+mple.com', ''])('leaves %j as it is', (address) => {
    expect(mailboxKey(address)).toBe(address)
  })
})
