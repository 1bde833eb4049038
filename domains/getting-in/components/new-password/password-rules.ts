/** The rules of a new password that a page can check, in the order in which they are shown. */
export const passwordRuleKeys = ['length', 'letter', 'number', 'special', 'repeated'] as const

export type PasswordRuleKey = (typeof passwordRuleKeys)[number]

const shortest = 8

/**
 * Which rules `password` and its confirmation meet (`docs/specification/portal.md` section 5). The server decides: it also
 * refuses passwords that are easy to guess or were used before.
 */
export function metPasswordRules(
  password: string,
  confirmation: string,
): Readonly<Record<PasswordRuleKey, boolean>> {
  const text = password.normalize('NFKC')
  return {
    length: [...text].length >= shortest,
    letter: /\p{L}/u.test(text),
    number: /\p{Nd}/u.test(text),
    special: /[\p{P}\p{S}]/u.test(text),
    repeated: text !== '' && text === confirmation.normalize('NFKC'),
  }
}
