import { composeContext } from '../composition/compose-context'
import { openDemoClock } from '../composition/demo-clock'
import { openInstallation } from '../composition/open-installation'
import type { ServerContext } from '../composition/server-context'
import type { Settings } from '../settings/read-settings'
import { checkDatabase } from './check-database'

/**
 * Runs a command on the database of the servers that run, and closes what it opened. `schemaMismatch` where the database
 * does not fit this version; what `openInstallation` refuses.
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

/** As `besideServers`, for a command that needs what requests are answered with; it goes by the servers' clock. */
export async function withContext(
  settings: Settings,
  run: (context: ServerContext) => Promise<void>,
  world: { readonly isFromBilling?: boolean } = {},
): Promise<void> {
  await besideServers(settings, async (pool) => {
    // The date of a demo may be ahead of the machine's.
    const now = settings.demo ? (await openDemoClock(pool)).now : () => new Date()
    const context = await composeContext(settings, pool, { ...world, now })
    try {
      await run(context)
    } finally {
      await context.close()
    }
  })
}
