import { resolve } from 'node:path'
import { importBook } from '@porchlight/domains/book/operations/import-book'
import { composeContext } from '../composition/compose-context'
import { openDemoClock } from '../composition/demo-clock'
import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { checkDatabase } from './check-database'
import { readArguments } from './read-arguments'
import { say } from './say'

const usage = 'npm run import -- <folder> [--dry-run]'

/**
 * `npm run import -- <folder>`: loads customers, accounts, bills and payments from CSV files, beside the servers that run, and
 * is audited. With `--dry-run` it says what would become of each row and writes nothing. `invalidSettings` when the files
 * cannot be read or another import runs.
 */
export async function importCommand(settings: Settings, args: readonly string[]): Promise<void> {
  const { subject, flags } = readArguments(args, { flags: ['dry-run'], usage })
  const isDryRun = flags.has('dry-run')
  const installation = await openInstallation(settings, () => {}, 'shared')
  try {
    const { pool } = installation
    await checkDatabase(pool)
    // Servers of a demo go by its date, which may be ahead of the machine's.
    const now = settings.demo ? (await openDemoClock(pool)).now : () => new Date()
    const context = await composeContext(settings, pool, { now, isFromBilling: true })
    try {
      const { engine, systemViewer } = context
      if (!isDryRun) await auditCommand(pool, 'book-imported', {})
      await importBook({ engine, pool, systemViewer, now, say }, resolve(subject), { isDryRun })
    } finally {
      await context.close()
    }
  } finally {
    await installation.close()
  }
}
