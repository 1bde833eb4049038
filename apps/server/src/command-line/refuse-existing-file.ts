import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fail } from '@porchlight/errors'

/** Rejects an output file with `invalidSettings` when it exists or its folder does not. */
export async function refuseExistingFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found !== null) {
    throw fail('invalidSettings', { reason: `${file} exists already. Give the copy another name.` })
  }
  const folder = await stat(dirname(file)).catch(() => null)
  if (folder?.isDirectory() !== true) {
    throw fail('invalidSettings', { reason: `There is no folder ${dirname(file)}.` })
  }
}
