import { resolve } from 'node:path'
import { brandKeys } from '@porchlight/brands'
import { bookForms } from '@porchlight/domains/book/facts/book-file-names'
import { exportBook } from '@porchlight/domains/book/operations/export-book'
import { fail } from '@porchlight/errors'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { withContext } from './beside-servers'
import { readArguments } from './read-arguments'
import { say } from './say'

const usage = 'npm run export -- <folder> [--brand <brand>] [--format ndjson]'

/**
 * `npm run export -- <folder>`: writes customers and their data into a new folder, in the format that `npm run import`
 * reads, while servers run, and is audited: CSV files, or NDJSON files with `--format ndjson`. `invalidSettings` when
 * the folder exists or there is no such brand or format.
 */
export async function exportCommand(settings: Settings, args: readonly string[]): Promise<void> {
  const { subject, texts } = readArguments(args, { texts: ['brand', 'format'], usage })
  const named = texts.get('brand')
  const brand = brandKeys.find((key) => key === named) ?? null
  if (named !== undefined && brand === null) {
    throw fail('invalidSettings', {
      reason: `There is no brand ${named}: name one of ${brandKeys.join(', ')}.`,
    })
  }
  const format = texts.get('format') ?? 'csv'
  const form = bookForms.find((known) => known === format)
  if (form === undefined) {
    throw fail('invalidSettings', {
      reason: `There is no format ${format}: write ${bookForms.join(' or ')}.`,
    })
  }
  const folder = resolve(subject)
  await withContext(settings, async ({ engine, metadata, pool, systemViewer, now }) => {
    await auditCommand(pool, 'book-exported', {})
    await exportBook({ engine, metadata, systemViewer, now, say }, folder, { brand, form })
    say(`Wrote ${folder}. Whoever has it can read it: store it as safely as the database.`)
  })
}
