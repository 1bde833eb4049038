/** What must not leak, in realistic formats. */
export const canaryKinds = ['email', 'ssn', 'card', 'token', 'password'] as const

export type CanaryKind = (typeof canaryKinds)[number]

let count = 0

/** Creates a value of that kind that occurs nowhere else. */
export function canary(kind: CanaryKind): string {
  count += 1
  const digits = String(count).padStart(6, '0')
  switch (kind) {
    case 'email':
      return `canary.e${digits}@example.com`
    case 'ssn':
      return `987-${digits.slice(0, 2)}-${digits.slice(2)}`
    case 'card':
      return `4000001234${digits}`
    case 'token':
      return `CanaryToken${digits}${'k'.repeat(27)}`
    case 'password':
      return `Lantern-pass-${digits}!`
  }
}

/** Returns the number of canaries created so far. */
export function countCanaries(): number {
  return count
}

const pattern =
  /canary\.e\d{6}(?:@|%40)example\.com|\b987-?\d{2}-?\d{4}\b|4000001234\d{6}|CanaryToken\d{6}|Lantern-pass-\d{6}/gi

/** The same for PostgreSQL. */
export const canaryExpression = 'canary|Lantern-pass-|\\y987-?[0-9]{2}-?[0-9]{4}\\y|4000001234[0-9]{6}'

/** Returns the canaries in `text`, written as is or encoded for an address. */
export function canariesIn(text: string): readonly string[] {
  return text.match(pattern) ?? []
}

/** Returns the kinds of the canaries in `text`. */
export function kindsIn(text: string): readonly CanaryKind[] {
  const kinds = canariesIn(text).map((found): CanaryKind => {
    if (/^canary\.e/i.test(found)) return 'email'
    if (/^CanaryToken/i.test(found)) return 'token'
    if (/^Lantern-pass/i.test(found)) return 'password'
    return found.startsWith('987') ? 'ssn' : 'card'
  })
  return [...new Set(kinds)]
}
