import { resolve } from 'node:path'
import { importBook } from '@porchlight/domains/book/operations/import-book'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { withContext } from './beside-servers'
import { readArguments } from './read-arguments'
import { say } from './say'

const usage = 'npm run import -- <folder> [--dry-run]'

/**
 * `npm run import -- <folder>`: loads customers, accounts, bills and payments from files while servers run, and is
 * audited. With `--dry-run` it reports the outcome for each row and writes nothing. `invalidSettings` when the files
 * cannot be read or another import is running.
 */
export async function importCommand(settings: Settings, args: readonly string[]): Promise<void> {
  const { subject, flags } = readArguments(args, { flags: ['dry-run'], usage })
  const isDryRun = flags.has('dry-run')
  await withContext(settings, async ({ createImportEngine, pool, systemViewer, now }) => {
    if (!isDryRun) await auditCommand(pool, 'book-imported', {})
    await importBook({ engine: createImportEngine(), pool, systemViewer, now, say }, resolve(subject), {
      isDryRun,
    })
  })
}
