import { resolve } from 'node:path'
import { brandKeys } from '@porchlight/brands'
import { exportBook } from '@porchlight/domains/book/operations/export-book'
import { fail } from '@porchlight/errors'
import { composeContext } from '../composition/compose-context'
import { openDemoClock } from '../composition/demo-clock'
import { openInstallation } from '../composition/open-installation'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { checkDatabase } from './check-database'
import { readArguments } from './read-arguments'
import { say } from './say'

const usage = 'npm run export -- <folder> [--brand <brand>]'

/**
 * `npm run export -- <folder>`: writes customers with what is theirs into a new folder, in the form that `npm run import`
 * reads, beside the servers that run, and is audited. `invalidSettings` when the folder exists or there is no such brand.
 */
export async function exportCommand(settings: Settings, args: readonly string[]): Promise<void> {
  const { subject, texts } = readArguments(args, { texts: ['brand'], usage })
  const named = texts.get('brand')
  const brand = brandKeys.find((key) => key === named) ?? null
  if (named !== undefined && brand === null) {
    throw fail('invalidSettings', {
      reason: `There is no brand ${named}: name one of ${brandKeys.join(', ')}.`,
    })
  }
  const folder = resolve(subject)
  const installation = await openInstallation(settings, () => {}, 'shared')
  try {
    const { pool } = installation
    await checkDatabase(pool)
    // What is owed goes by the date of a demo, which may be ahead of the machine's.
    const now = settings.demo ? (await openDemoClock(pool)).now : () => new Date()
    const context = await composeContext(settings, pool, { now })
    try {
      const { engine, metadata, systemViewer } = context
      await auditCommand(pool, 'book-exported', {})
      await exportBook({ engine, metadata, systemViewer, now, say }, folder, { brand })
      say(`Wrote ${folder}. Whoever has it can read it: store it as safely as the database.`)
    } finally {
      await context.close()
    }
  } finally {
    await installation.close()
  }
}
