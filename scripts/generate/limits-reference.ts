import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attemptLimits } from '@porchlight/domains/customers/operations/limits/attempt-limits'
import { defaultLogInLimits } from '@porchlight/identity'
import { workBudgets } from '@porchlight/metadata'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'
import { markdownTable, pageHeader } from './markdown'

const limitsFile = 'domains/customers/operations/limits/attempt-limits.ts'

/** Generates `docs/reference/limits.md`: how often and how much of everything, from the code that rejects more. */
export async function limitsReference(): Promise<GeneratedFile> {
  const comments = commentsOf(readFileSync(join(root, limitsFile), 'utf8'))
  const attempts = Object.entries(attemptLimits).map(([name, { limit, windowMs }]) => [
    `\`${name}\``,
    comments.get(name) ?? '',
    limit.toLocaleString('en-US'),
    timeOf(windowMs),
  ])
  const budgets = Object.values(workBudgets).map(({ counted, limit }) => [
    counted,
    limit.toLocaleString('en-US'),
  ])
  return {
    path: 'docs/reference/limits.md',
    text: `${pageHeader('Limits')}How often what may be done, and how much one call may want. Counts are shared by all servers. A limit of an address has
multiples for the networks around it ([ADR 49](../adr/0049-limits-are-for-those-who-guess.md)).

## Attempts

${markdownTable(['Limit', 'What is counted', 'At most', 'Within'], attempts)}
## Passwords

${markdownTable(['What', 'Figure'], logInRows())}
## One call of the data service

Beyond it a call is refused before anything is read ([ADR 48](../adr/0048-a-call-has-a-budget.md)).

${markdownTable(['What is counted', 'At most'], budgets)}`,
  }
}

function logInRows(): readonly (readonly string[])[] {
  const { accountFailures, accountWindowMs, firstLockMs, longestLockMs } = defaultLogInLimits
  const { consecutiveFailures, addressFailures, addressWindowMs, rememberedMs } = defaultLogInLimits
  return [
    ['wrong passwords of one account that lock it', `${accountFailures}`],
    ['longest time between two of them', timeOf(accountWindowMs)],
    ['first lock; each further one is twice as long', timeOf(firstLockMs)],
    ['longest lock', timeOf(longestLockMs)],
    ['wrong passwords in a row after which only a new password opens the account', `${consecutiveFailures}`],
    ['wrong passwords from one address that stop it', `${addressFailures} within ${timeOf(addressWindowMs)}`],
    ['time for which failures of an account are remembered', timeOf(rememberedMs)],
  ]
}

/** Returns the comment above each limit; one above several applies to all of them. */
function commentsOf(source: string): ReadonlyMap<string, string> {
  const comments = new Map<string, string>()
  let comment = ''
  for (const [, written, name] of source.matchAll(/\/\*\*(.*?)\*\/|^ {2}(\w+): \{ limit: /gms)) {
    if (written !== undefined) comment = written.replace(/\s*\n[\s*]*/g, ' ').trim()
    else if (name !== undefined) comments.set(name, comment)
  }
  return comments
}

/** Formats a time in its largest unit: `15 minutes`. */
function timeOf(milliseconds: number): string {
  const units = [
    ['day', 24 * 3_600_000],
    ['hour', 3_600_000],
    ['minute', 60_000],
  ] as const
  const [name, length] = units.find(([, each]) => milliseconds % each === 0) ?? ['second', 1_000]
  const count = milliseconds / length
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
