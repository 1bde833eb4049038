import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { refusal } from '../settings/refusal'
import { auditCommand } from './audit-command'
import { checkDatabase } from './check-database'
import { diverge } from './restore/diverge'
import { makeHarmless } from './restore/make-harmless'
import { refuseWhileServed } from './restore/refuse-target'
import { say } from './say'
import { countOf } from './sizes'

const usage = 'npm run after-recovery -- [--copy] [--resume]'

/**
 * `npm run after-recovery`: for a database that PostgreSQL itself recovered to an earlier point in time from its
 * write-ahead log, or for a lagging standby that was promoted. Numbers issued after that point are not issued again,
 * and background work is paused unless `--resume` is passed. With `--copy` the original is still running: the database
 * becomes a separate installation, as after a restore. All or nothing; no server may be running. `invalidSettings`,
 * `schemaMismatch`.
 */
export async function afterRecovery(settings: Settings, args: readonly string[]): Promise<void> {
  const unknown = args.find((word) => word !== '--copy' && word !== '--resume')
  if (unknown !== undefined) throw refusal(`There is no ${unknown}. Use: ${usage}`)
  const options = { paused: !args.includes('--resume'), now: new Date() }
  const installation = await openInstallation(settings, say, 'exclusive')
  try {
    await checkDatabase(installation.direct)
    await refuseStandby(installation.direct)
    await inTransaction(installation.direct, async (client) => {
      await refuseWhileServed(client)
      if (args.includes('--copy')) {
        const { sessions, links } = await makeHarmless(client, options)
        say(`Ended ${countOf(sessions, 'session')} and ${countOf(links, 'open link')}; replaced the secrets.`)
      } else await diverge(client, options)
      await auditCommand(client, 'database-recovered', {})
    })
  } finally {
    await installation.close()
  }
  say('Programs that follow changes will read everything again.')
  if (options.paused) {
    say('Background work is paused: no mail and no text is sent. `npm run resume-jobs` lets it run again.')
  }
}

/** Rejects a standby up front: it accepts no writes, and its own error message does not help. */
async function refuseStandby(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ is: boolean }>('select pg_is_in_recovery() as is')
  if (rows[0]?.is !== true) return
  throw refusal('This PostgreSQL is a standby, or still recovering. Promote it, then run the command again.')
}
