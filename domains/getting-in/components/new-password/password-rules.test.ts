import { describe, expect, it } from 'vitest'
import { metPasswordRules, passwordRuleKeys } from './password-rules'

const missing = (password: string, confirmation = password) => {
  const met = metPasswordRules(password, confirmation)
  return passwordRuleKeys.filter((key) => !met[key])
}

describe('the rules that a page ticks', () => {
  it.each([
    ['Evening-7', []],
    ['ñandú-42', []],
    ['Even-7!', ['length']],
    ['1234-5678', ['letter']],
    ['Evening-walk', ['number']],
    ['Evening77', ['special']],
    ['evening walk 7', ['special']],
    ['', ['length', 'letter', 'number', 'special', 'repeated']],
    ['a1😀', ['length']],
  ])('are met by %j but for %j, as the server judges it', (password, expected) => {
    expect(missing(password)).toEqual(expected)
  })

  it('ask for the same password twice, however the accents were typed', () => {
    expect(missing('Evening-7', 'Evening-8')).toEqual(['repeated'])
    expect(missing('ñandú-42', 'ñandú-42'.normalize('NFD'))).toEqual([])
  })
})
