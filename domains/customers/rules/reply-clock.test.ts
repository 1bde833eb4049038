import { describe, expect, it } from 'vitest'
import { complaintDueAfter, replyDueAfter } from './reply-clock'

describe('an answer is due', () => {
  it.each([
    ['Monday morning', '2026-11-16T15:00:00.000Z', '2026-11-18T22:00:00.000Z'],
    ['Friday night in Texas, Saturday in UTC', '2026-11-21T03:00:00.000Z', '2026-11-24T22:00:00.000Z'],
    ['the Wednesday before Thanksgiving', '2026-11-25T15:00:00.000Z', '2026-11-30T22:00:00.000Z'],
    ['a Sunday', '2026-11-22T15:00:00.000Z', '2026-11-24T22:00:00.000Z'],
  ])('two business days after %s', (_day, said, due) => {
    expect(replyDueAfter(new Date(said), new Set())).toBe(due)
  })

  it('on no day on which the brand is closed, and after as many others', () => {
    const closed = new Set(['2026-11-17', '2026-11-18', '2026-11-21'])
    expect(replyDueAfter(new Date('2026-11-16T15:00:00.000Z'), closed)).toBe('2026-11-20T22:00:00.000Z')
  })

  it('to a complaint 21 days after the day it came on in Texas', () => {
    expect(complaintDueAfter(new Date('2026-11-21T03:00:00.000Z'))).toBe('2026-12-11')
  })
})
