import { expect, test } from 'vitest'
import { loadCommonPasswords } from './common-passwords'
import { checkPasswordRules, type PasswordProblem } from './password-rules'

const none = { words: [] }
const person = { words: ['jane.doe@example.com', 'Jane Doe', 'Beacon Energy', '77002'] }

test.each<[string, readonly PasswordProblem[]]>([
  ['Harrow-lane-7', []],
  ['Evening-7', ['common']],
  ['Porchlight-demo-1!', []],
  ['ñandú-42', []],
  ['tall grass 4 us!', []],
  ['Even-7!', ['tooShort']],
  ['1234-5678', ['letterMissing']],
  ['Evening-walk', ['numberMissing']],
  ['Eveningwalk77', ['specialMissing']],
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
])('the profile of the specification judges %j as %j', async (password, problems) => {
  expect(await checkPasswordRules(password, none)).toEqual(problems)
})

test.each<[string, readonly PasswordProblem[]]>([
  ['correct horse battery staple', []],
  ['Quiet-hill-4', ['tooShort']],
  ['aaaaaaaaaaaaaaaaaaaa', ['common']],
  ['abababababababababab', ['common']],
  ['abcdefgabcdefgabcdefg', []],
  ['passwordpassword', ['common']],
  ['iloveyou1234567', ['common']],
])('the NIST profile judges %j as %j', async (password, problems) => {
  expect(await checkPasswordRules(password, none, 'nist')).toEqual(problems)
})

test('a password that is little more than names around the person is refused', async () => {
  expect(await checkPasswordRules('jane.doe2026!', person)).toEqual(['containsContext'])
  expect(await checkPasswordRules('Beacon-77002!', person)).toEqual(['common', 'containsContext'])
  expect(await checkPasswordRules('Beacon of quiet hills 4!', person)).toEqual([])
  expect(await checkPasswordRules('Quiet-hill-4', person)).toEqual([])
})

test('what is left beside such names counts to the sixth character, and names of two letters do not count', async () => {
  const left = async (password: string, ...words: readonly string[]) =>
    (await checkPasswordRules(password, { words }, 'spec')).includes('containsContext')
  expect([await left('jane-hills7', 'Jane'), await left('jane-hill7', 'Jane')]).toEqual([false, true])
  expect(await left('al-12b-!!!', 'Al')).toBe(false)
  // The longest name first: a shorter one within it would leave its ends behind.
  expect(await left('bananasplit-12345', 'ana', 'bananasplit')).toBe(true)
})

test('passwords that breaches are full of are refused, as they are and with what fits the rule put around them', async () => {
  const common = await loadCommonPasswords()
  expect(common.size).toBeGreaterThan(40_000)
  const problems = await Promise.all(
    [...common]
      .filter((core) => /^[a-z]{4,12}$/.test(core))
      .slice(0, 3_000)
      .flatMap((core) => [`${core}-26!`, `${core.toUpperCase()}#2024`, `1.${core}`])
      .map(async (password) => [password, await checkPasswordRules(password, none)] as const),
  )
  expect(problems).toHaveLength(9_000)
  expect(problems.filter(([, found]) => !found.includes('common'))).toEqual([])
})

test('a common word with digits that are common themselves is common, however long it becomes', async () => {
  for (const password of ['Password1234567890!', '1234567890.Sunshine', 'Iloveyou-12345678-123456789!'])
    expect(await checkPasswordRules(password, none), password).toEqual(['common'])
})

test('a common word far from alone is not common', async () => {
  expect(await checkPasswordRules('Lucky1739402855!', none)).toEqual([])
})

test('length counts code points after normalisation, up to 128', async () => {
  expect(await checkPasswordRules(`😀`.repeat(126) + 'a1', none)).toEqual([])
  expect(await checkPasswordRules(`😀`.repeat(127) + 'a1', none)).toEqual(['tooLong'])
  expect(await checkPasswordRules('ﬃ'.repeat(43), none)).toEqual(['tooLong'])
})
