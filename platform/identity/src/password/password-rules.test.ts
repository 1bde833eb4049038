import { expect, test } from 'vitest'
import { checkPasswordRules, type PasswordProblem } from './password-rules'

const none = { words: [] }
const person = { words: ['jane.doe@example.com', 'Jane Doe', 'Beacon Energy', '77002'] }

test.each<[string, readonly PasswordProblem[]]>([
  ['Evening-7', []],
  ['Porchlight-demo-1!', []],
  ['ñandú-42', []],
  ['tall grass 4 us!', []],
  ['Even-7!', ['tooShort']],
  ['1234-5678', ['letterMissing']],
  ['Evening-walk', ['numberMissing']],
  ['Evening77', ['specialMissing']],
  ['evening walk 7', ['specialMissing']],
  ['', ['tooShort', 'letterMissing', 'numberMissing', 'specialMissing', 'common']],
  ['a'.repeat(129), ['tooLong']],
  ['Password1!', ['common']],
  ['P@ssw0rd', ['common']],
  ['P@$$w0rd123!', ['common']],
  ['Qwerty-2026', ['common']],
  ['!Summer2026', ['common']],
  ['$unshine-4', ['common']],
  ['12p@ssword!', ['common']],
  ['Sunshine-4', ['common']],
])('the profile of the specification judges %j as %j', (password, problems) => {
  expect(checkPasswordRules(password, none)).toEqual(problems)
})

test.each<[string, readonly PasswordProblem[]]>([
  ['correct horse battery staple', []],
  ['Evening-7', ['tooShort']],
  ['aaaaaaaaaaaaaaaaaaaa', ['common']],
  ['abababababababababab', ['common']],
  ['abcdefgabcdefgabcdefg', []],
  ['passwordpassword', ['common']],
  ['iloveyou1234567', ['common']],
])('the NIST profile judges %j as %j', (password, problems) => {
  expect(checkPasswordRules(password, none, 'nist')).toEqual(problems)
})

test('a password that is little more than names around the person is refused', () => {
  expect(checkPasswordRules('jane.doe2026!', person)).toEqual(['containsContext'])
  expect(checkPasswordRules('Beacon-77002!', person)).toEqual(['containsContext'])
  expect(checkPasswordRules('Beacon of quiet hills 4!', person)).toEqual([])
  expect(checkPasswordRules('Quiet-hill-4', person)).toEqual([])
})

test('what is left beside such names counts to the sixth character, and names of two letters do not count', () => {
  const left = (password: string, ...words: readonly string[]) =>
    checkPasswordRules(password, { words }, 'spec').includes('containsContext')
  expect([left('jane-hills7', 'Jane'), left('jane-hill7', 'Jane')]).toEqual([false, true])
  expect(left('al-12b-!!!', 'Al')).toBe(false)
  // The longest name first: a shorter one within it would leave its ends.
  expect(left('bananasplit-12345', 'ana', 'bananasplit')).toBe(true)
})

test('a list of breached passwords of the operator is heeded', () => {
  const blocked = (password: string) => password === 'Quiet-hill-4'
  expect(checkPasswordRules('Quiet-hill-4', { words: [], blocked })).toEqual(['common'])
})

test('length counts code points after normalisation, up to 128', () => {
  expect(checkPasswordRules(`😀`.repeat(126) + 'a1', none)).toEqual([])
  expect(checkPasswordRules(`😀`.repeat(127) + 'a1', none)).toEqual(['tooLong'])
  expect(checkPasswordRules('ﬃ'.repeat(43), none)).toEqual(['tooLong'])
})
