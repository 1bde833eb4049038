import { composeContext } from '../composition/compose-context'
import { openDemoClock } from '../composition/demo-clock'
import { openInstallation } from '../composition/open-installation'
import type { ServerContext } from '../composition/server-context'
import type { Settings } from '../settings/read-settings'
import { checkDatabase } from './check-database'

/**
 * Runs a command on the database of the running servers, and closes what it opened. `schemaMismatch` when the database
 * does not fit this version; also fails as `openInstallation` does.
 */
export async function besideServers(
  settings: Settings,
  run: (pool: ServerContext['pool']) => Promise<void>,
): Promise<void> {
  const installation = await openInstallation(settings, () => {}, 'shared')
  try {
    await checkDatabase(installation.pool)
    await run(installation.pool)
  } finally {
    await installation.close()
  }
}

/** Like `besideServers`, for a command that needs the context requests are answered from; uses the servers' clock. */
export async function withContext(
  settings: Settings,
  run: (context: ServerContext) => Promise<void>,
): Promise<void> {
  await besideServers(settings, async (pool) => {
    // A demo's date may be ahead of the machine's.
    const now = settings.demo ? (await openDemoClock(pool)).now : () => new Date()
    const context = await composeContext(settings, pool, { now })
    try {
      await run(context)
    } finally {
      await context.close()
    }
  })
}
