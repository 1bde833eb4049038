import { describe, expect, it } from 'vitest'
import { createLocalEmailRisk } from './local-email-risk'

const { judge } = createLocalEmailRisk()

describe('the local judge of email addresses', () => {
  it.each(['dana@example.com', "o'neil+bills@mail.example.org", 'rosa@gmail.com', 'x@ymail.com', 'a@me.com'])(
    'finds nothing wrong with %s',
    async (address) => {
      expect(await judge(address)).toEqual({ verdict: 'fine', reason: null, suggestion: null })
    },
  )

  it.each([
    ['dana@gmial.com', 'dana@gmail.com'],
    ['dana@gmai.com', 'dana@gmail.com'],
    ['dana@gmaill.com', 'dana@gmail.com'],
    ['dana@gmail.con', 'dana@gmail.com'],
    ['Dana@HOTMIAL.COM', 'Dana@hotmail.com'],
    ['dana@yahoo.co', 'dana@yahoo.com'],
    ['dana@example.cmo', 'dana@example.com'],
  ])('suggests what %s was meant to be', async (address, suggestion) => {
    expect(await judge(address)).toEqual({ verdict: 'risky', reason: 'misspelt', suggestion })
  })

  it.each(['dana@mailinator.com', 'dana@box.mailinator.com'])(
    'tells that %s does not last',
    async (address) => {
      expect(await judge(address)).toEqual({ verdict: 'risky', reason: 'disposable', suggestion: null })
    },
  )

  it.each([
    '',
    'dana',
    'dana@',
    '@example.com',
    'a b@example.com',
    'dana@localhost',
    '.a@example.com',
    'a@-x.com',
  ])('tells that nothing can arrive at %j', async (address) => {
    expect(await judge(address)).toEqual({
      verdict: 'undeliverable',
      reason: 'malformed',
      suggestion: null,
    })
  })
})
