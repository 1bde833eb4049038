/** Cores of common passwords that the list below lacks: the trade's, ours, and rows of keys. */
const furtherCores =
  'abc abcabc abcd abcdef abcdefg abcdefgh abcdefghi qwer qwertqwert qwertyqwerty zaq zaqzaq contraseña electricity passphrase porchlight welcomeback'

let commonPasswords: Promise<ReadonlySet<string>> | undefined

/**
 * Returns the most common passwords in breaches, in lower case: some 49,000 (`@zxcvbn-ts/language-common`). Loaded when
 * the first password is checked, because unpacking them takes a tenth of the startup time.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...furtherCores.split(' ')]),
  )
  return commonPasswords
}
