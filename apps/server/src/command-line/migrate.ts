import { queueRevision, queueRevisionOf } from '@porchlight/jobs'
import { type PlannedStep, planDatabase, type TableSize } from '@porchlight/record-engine'
import type pg from 'pg'
import { metadata } from '../composition/compose-context'
import { migrations } from '../composition/migrations'
import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { refusal } from '../settings/refusal'
import { say } from './say'

/**
 * `npm run migrate`: brings the database to this version's schema and reports what it did. With `--plan` it changes
 * nothing, and reports what it would do and what each step would block.
 */
export async function migrate(settings: Settings, words: readonly string[]): Promise<void> {
  const [option, ...others] = words
  if (others.length > 0 || (option !== undefined && option !== '--plan')) {
    throw refusal('Write migrate, or migrate --plan to read first what it would do.')
  }
  const installation = await openInstallation(settings, say, 'shared')
  try {
    if (option === '--plan') return await tellPlan(installation.direct)
    const done = await installation.migrate()
    for (const sentence of done) say(sentence)
    if (done.length === 0) say('The database is up to date.')
  } finally {
    await installation.close()
  }
}

async function tellPlan(pool: pg.Pool): Promise<void> {
  const { steps, conflicts } = await planDatabase(pool, metadata, migrations)
  const queue = await queueRevisionOf(pool)
  if (queue === null) {
    say(`A new database: ${steps.length} steps make its tables, which nobody uses yet.`)
    return
  }
  for (const [index, step] of steps.entries()) {
    say(`${index + 1}. ${step.reason}${step.table === null ? '' : ` ${sizeOf(step.table)}`}`)
    for (const statement of step.statements) say(`     ${statement.replaceAll(/\s+/g, ' ')};`)
    say(`   ${consequences[step.holdsUp]}`)
    if (step.contracts)
      say('   THE VERSION BEFORE CAN NO LONGER WORK WITH THE DATABASE: stop its servers first.')
  }
  if (queue !== queueRevision) say(`The job queue goes from revision ${queue} to ${queueRevision}.`)
  if (conflicts.length > 0) {
    say('Unless a migration above changes it, this stops the migration:')
    for (const conflict of conflicts) say(`- ${conflict}`)
  }
  if (steps.length === 0 && queue === queueRevision) say('The database is up to date.')
}

const consequences: Readonly<Record<PlannedStep['holdsUp'], string>> = {
  nothing: 'Holds up nobody.',
  everyone:
    'Holds up all who use the table for a moment, once it gets its lock; it waits for it a second at a time.',
  'some rows': 'Holds up who writes one of a few hundred rows, for the moment that those take.',
  'its own locks': 'One transaction, with the locks of its statements; it waits for each a second at a time.',
}

function sizeOf({ name, rows, bytes }: TableSize): string {
  return `(${name} has about ${rows.toLocaleString('en-US')} rows in ${(bytes / 1_048_576).toFixed(1)} MiB)`
}
