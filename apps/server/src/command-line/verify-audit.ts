import { fail } from '@porchlight/errors'
import { type AuditHead, type AuditProblem, verifyAudit as verify } from '@porchlight/record-engine'
import type { Settings } from '../settings/read-settings'
import { besideServers } from './beside-servers'
import { inOneSnapshot } from './in-one-snapshot'
import { say } from './say'
import { countOf } from './sizes'

const usage = 'npm run verify-audit [-- <position>:<digest>]'

/** Maximum number of problems listed. */
const mostListed = 100

/**
 * `npm run verify-audit`: checks every entry of the audit log against the digest chain and reports which were changed
 * or removed. Given a previously noted head of the chain, also checks that the chain is still the same. Works while
 * servers run. The exit code is 1 when something is wrong.
 */
export async function verifyAudit(settings: Settings, args: readonly string[]): Promise<void> {
  const [word, ...more] = args
  const known = word === undefined ? null : readHead(word)
  if (more.length > 0) throw fail('invalidSettings', { reason: `Use: ${usage}` })
  await besideServers(settings, async (pool) => {
    // Entries past their two-year retention may be deleted meanwhile.
    const { problems, verified, head } = await inOneSnapshot(pool, (client) => verify(client, known))
    for (const problem of problems.slice(0, mostListed)) say(sentenceOf(problem))
    if (problems.length > mostListed) say(`… and ${problems.length - mostListed} more.`)
    say(`${countOf(verified, 'entry', 'entries')} verified, ${countOf(problems.length, 'problem')} found.`)
    if (head !== null) {
      say(`The chain reaches ${head.position}:${head.digest}`)
      say('Store this line outside the database: the next verification compares the chain with it.')
    }
    if (problems.length > 0) process.exitCode = 1
  })
}

function readHead(word: string): AuditHead {
  const [, position, digest] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(word) ?? []
  if (position === undefined || digest === undefined) {
    throw fail('invalidSettings', { reason: `${word} is no head of the chain. Use: ${usage}` })
  }
  return { position: Number(position), digest }
}

function sentenceOf({ kind, position, entryId }: AuditProblem): string {
  switch (kind) {
    case 'changed':
      return `${position}: entry ${entryId} or its seal was changed.`
    case 'missing':
      return `${position}: entry ${entryId} was taken out.`
    case 'gap':
      return `${position}: seals before this one were taken out.`
    case 'cut':
      return `${position}: the chain begins here, and what came before is too young to have been deleted.`
    case 'unsealed':
      return `Entry ${entryId} was never sealed.`
    case 'other-chain':
      return `${position}: the chain is not the one that was noted: its end was cut off, or it was computed anew.`
  }
}
