import { fail, isPorchlightError } from '@porchlight/errors'
import { type DeadLetter, listDeadLetters, retryDeadLetter } from '@porchlight/jobs'
import type pg from 'pg'
import type { Settings } from '../settings/read-settings'
import { besideServers } from './beside-servers'
import { say } from './say'
import { countOf } from './sizes'

const usage = 'npm run retry-dead-letter [-- <id> | all]'

/** Maximum number shown or retried in one call. */
const atOnce = 1_000

/**
 * `npm run retry-dead-letter`: lists dead letters; followed by an id or `all`, resets their attempts. Works while
 * servers run.
 */
export async function retryDeadLetters(settings: Settings, args: readonly string[]): Promise<void> {
  const [which, ...more] = args
  if (more.length > 0) throw fail('invalidSettings', { reason: `Use: ${usage}` })
  await besideServers(settings, async (pool) => {
    if (which === undefined) await sayDeadLetters(pool)
    else if (which === 'all') await retryAll(pool)
    else await retryOne(pool, which)
  })
}

async function sayDeadLetters(pool: pg.Pool): Promise<void> {
  const letters = await listDeadLetters(pool, atOnce)
  if (letters.length === 0) {
    say('No work was given up.')
    return
  }
  for (const letter of letters) say(lineOf(letter))
  say('')
  say(`${countOf(letters.length, 'job')} given up. Try again with: ${usage}`)
}

function lineOf({ id, jobName, payload, failure, failedAt }: DeadLetter): string {
  const reason = failure ?? 'no attempt could say why'
  return `${id}  ${failedAt.toISOString()}  ${jobName} ${JSON.stringify(payload)}  ${reason}`
}

async function retryAll(pool: pg.Pool): Promise<void> {
  let retried = 0
  for (const { id } of await listDeadLetters(pool, atOnce)) {
    if (await retry(pool, id)) retried += 1
  }
  say(retried === 0 ? 'No work was given up.' : `${countOf(retried, 'job')} will run again.`)
}

async function retryOne(pool: pg.Pool, id: string): Promise<void> {
  if (!(await retry(pool, id))) {
    throw fail('invalidSettings', { reason: `No work of the id ${id} was given up. Use: ${usage}` })
  }
  say(`Job ${id} will run again.`)
}

/** Returns false when the job is not a dead letter, or another operator retried it first. */
async function retry(pool: pg.Pool, id: string): Promise<boolean> {
  try {
    await retryDeadLetter(pool, id)
    return true
  } catch (error) {
    if (isPorchlightError(error, 'notFound')) return false
    throw error
  }
}
