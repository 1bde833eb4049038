import { jobsPausedFact } from '../composition/background-work'
import type { Settings } from '../settings/read-settings'
import { besideServers } from './beside-servers'
import { say } from './say'
import { countOf } from './sizes'

/** `npm run resume-jobs`: resumes background work paused by a restore, from the next start of each server. */
export async function resumeJobs(settings: Settings): Promise<void> {
  await besideServers(settings, async (pool) => {
    const lifted = await pool.query('delete from installation.fact where name = $1', [jobsPausedFact])
    const waiting = await pool.query<{ count: string }>(
      'select count(*) from graphile_worker._private_jobs where attempts < max_attempts',
    )
    say(
      lifted.rowCount === 0
        ? 'Background work was not paused by a restore.'
        : `Background work is no longer paused; ${countOf(Number(waiting.rows[0]?.count ?? 0), 'job')} will run. Restart the server if it runs now.`,
    )
    if (settings.jobsPaused) say('It is paused by the setting PORCHLIGHT_JOBS_PAUSED all the same.')
  })
}
