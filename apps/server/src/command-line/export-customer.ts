import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ownDataFiles } from '@porchlight/domains/privacy/operations/own-data/own-data-files'
import { readDataOwner } from '@porchlight/domains/privacy/operations/own-data/read-data-owner'
import { fail } from '@porchlight/errors'
import { writeZip } from '@porchlight/server-methods/files/write-zip'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { refuseExistingFile } from './refuse-existing-file'
import { say } from './say'
import { withCustomer } from './with-customer'

const usage = 'npm run export-customer -- <username or account number> <file.zip>'

/**
 * `npm run export-customer -- <username or account number> <file>`: writes all of their own data that this customer may
 * read to an archive, the same one they can download themselves, in their preferred language. Works while servers run,
 * and is audited. `invalidSettings` when there is no such customer, or the file exists.
 */
export async function exportCustomer(settings: Settings, args: readonly string[]): Promise<void> {
  const [name, path, ...more] = args
  if (name === undefined || path === undefined || more.length > 0)
    throw fail('invalidSettings', { reason: `Use: ${usage}` })
  const file = resolve(path)
  await refuseExistingFile(file)
  await withCustomer(settings, name, async (context, viewer) => {
    await auditCommand(context.pool, 'customer-exported', { recordId: viewer.contactId })
    const reader = { ...context, viewer }
    const files = ownDataFiles(reader, await readDataOwner(reader))
    try {
      await pipeline(writeZip(files, context.now()), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
    say(`Wrote ${file}. Whoever has it can read it: send it by a way that only the customer can open.`)
  })
}
