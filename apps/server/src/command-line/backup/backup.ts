import { resolve } from 'node:path'
import { bucketAddress } from '../../composition/open-files'
import { openInstallation } from '../../composition/open-installation'
import type { Settings } from '../../settings/read-settings'
import { copiedSchemas, type Manifest } from '../copy/manifest'
import { readArguments } from '../read-arguments'
import { refuseExistingFile } from '../refuse-existing-file'
import { say } from '../say'
import { countOf, secondsSince, sizeOf } from '../sizes'
import { writeCopy } from './write-copy'

/**
 * `npm run backup -- <file>`: copies database and files into one file, as of one moment, whether or not the server is
 * running. `invalidSettings` when the file exists or its folder does not.
 */
export async function backup(settings: Settings, args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const file = resolve(readArguments(args, { usage: 'npm run backup -- <file>' }).subject)
  await refuseExistingFile(file)
  const installation = await openInstallation(settings, say, 'shared')
  try {
    const madeAt = new Date()
    const { manifest, bytes, foreignSchemas } = await writeCopy({
      pool: installation.pool,
      dataDir: settings.dataDir,
      bucket: bucketAddress(settings),
      file,
      madeAt,
    })
    for (const line of describeContents(manifest)) say(line)
    if (foreignSchemas.length > 0) {
      say(`Left out, because they are not Porchlight’s: the tables in ${foreignSchemas.join(', ')}.`)
    }
    say(`Wrote ${file}: ${sizeOf(bytes)} in ${secondsSince(startedAt)}, as of ${madeAt.toISOString()}.`)
  } finally {
    await installation.close()
  }
}

function describeContents(manifest: Manifest): readonly string[] {
  const lines = copiedSchemas.flatMap((schema) => {
    const tables = manifest.tables.filter((table) => table.schema === schema)
    if (tables.length === 0) return []
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
    const parts = [countOf(tables.length, 'table'), countOf(rows, 'row'), sizeOf(bytes)]
    return [`  ${schema.padEnd(13)} ${parts.join(', ')}`]
  })
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  lines.push(`  ${'files'.padEnd(13)} ${countOf(manifest.files.length, 'file')}, ${sizeOf(bytes)}`)
  return ['Copied, uncompressed:', ...lines, ...describeElsewhere(manifest), ...describeUnfinished(manifest)]
}

/** Describes, in a sentence, where files not included in the copy are stored; empty when it includes them. */
function describeElsewhere({ filesElsewhere }: Manifest): readonly string[] {
  if (filesElsewhere === undefined) return []
  return [
    `Files lie in ${filesElsewhere} and are not in the copy. Retain what is deleted or replaced there for as long as you retain copies.`,
  ]
}

/** Describes, in a sentence, the jobs that no copy includes; empty when there were none. */
export function describeUnfinished({ unfinishedJobs }: Manifest): readonly string[] {
  if (unfinishedJobs.length === 0) return []
  const jobs = unfinishedJobs.map(
    ({ jobName, waiting, givenUp, oldest }) =>
      `${jobName} (${waiting} waiting, ${givenUp} given up, since ${oldest})`,
  )
  return [`Background work that was not done, and is not in the copy: ${jobs.join(', ')}.`]
}
