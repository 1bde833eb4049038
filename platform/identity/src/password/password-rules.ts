import { loadCommonPasswords } from './common-passwords'
import { countCharacters, longestPassword } from './password-text'

/**
 * - `spec`, the default: at least 8 characters with a letter, a number and a special character, the rule of the
 *   portal's specification (section 5). It deliberately deviates from ASVS 5.0 requirement 6.2.5 and from
 *   NIST SP 800-63B, which forbid composition rules: the rule is the one that customers are shown.
 * - `nist`: at least 15 characters and no composition rule. It meets both standards.
 *
 * Both profiles check the length limit, common passwords and context words.
 */
export type PasswordProfile = 'spec' | 'nist'

/** Why a password is rejected; the caller provides the message in the user's language. */
export type PasswordProblem =
  | 'tooShort'
  | 'tooLong'
  | 'letterMissing'
  | 'numberMissing'
  | 'specialMissing'
  | 'common'
  | 'containsContext'

/** What someone guessing this person's password would try first. */
export interface PasswordContext {
  /** Names, email address, zip, brand names: they do not count towards a password's strength. */
  readonly words: readonly string[]
}

const shortest: Readonly<Record<PasswordProfile, number>> = { spec: 8, nist: 15 }

/** Letters and digits that must remain of a password after the context words are removed. */
const minBeyondContext = 6
const shortestContextWord = 3
/**
 * The maximum number of characters around a common password that add nothing to it: a year and its punctuation, a
 * telephone's prefix.
 */
const mostTrimmings = 8

/**
 * Returns the reasons to reject `password`, most helpful first; empty when it is good. Lengths are in code points after
 * NFKC. Special characters are punctuation and symbols; a space is allowed and counts as neither.
 */
export async function checkPasswordRules(
  password: string,
  context: PasswordContext,
  profile: PasswordProfile = 'spec',
): Promise<readonly PasswordProblem[]> {
  const normalised = password.normalize('NFKC')
  const length = countCharacters(normalised)
  if (length > longestPassword) return ['tooLong']
  const problems: PasswordProblem[] = []
  if (length < shortest[profile]) problems.push('tooShort')
  if (profile === 'spec') {
    if (!/\p{L}/u.test(normalised)) problems.push('letterMissing')
    if (!/\p{Nd}/u.test(normalised)) problems.push('numberMissing')
    if (!/[\p{P}\p{S}]/u.test(normalised)) problems.push('specialMissing')
  }
  if (isCommon(normalised, await loadCommonPasswords())) problems.push('common')
  if (leansOnContext(normalised, context.words)) problems.push('containsContext')
  return problems
}

/** One character over and over, or a common password with the usual trimmings and swaps (`P@ssw0rd1!`). */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const folded = password.toLowerCase()
  if (new Set(folded).size <= 2 || common.has(folded)) return true
  const cores = [/^.*[^\d\p{P}\p{S}\s]/su.exec(folded), /\p{L}(?:.*\p{L})?/su.exec(folded)]
  return cores.some((core) => {
    if (core === null || !common.has(undoSwaps(core[0]))) return false
    const around = [folded.slice(0, core.index), folded.slice(core.index + core[0].length)]
    return countAdded(around, common) <= mostTrimmings
  })
}

/**
 * Counts the characters around a common password that a guesser would not try first: `1234567890` after it counts as
 * nothing.
 */
function countAdded(around: readonly string[], common: ReadonlySet<string>): number {
  const added = around.map((text) => text.replace(/\d+/g, (digits) => (common.has(digits) ? '' : digits)))
  return added.join('').length
}

const swaps: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

function undoSwaps(text: string): string {
  return text.replace(/[@431!0$57]/g, (character) => swaps[character] ?? character)
}

function leansOnContext(password: string, words: readonly string[]): boolean {
  const parts = words
    .flatMap((word) =>
      word
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((part) => countCharacters(part) >= shortestContextWord)
    .sort((one, other) => other.length - one.length)
  const folded = password.toLowerCase()
  let remaining = folded
  for (const part of parts) remaining = remaining.replaceAll(part, ' ')
  return remaining !== folded && countCharacters(remaining.replace(/[^\p{L}\p{N}]/gu, '')) < minBeyondContext
}
