import { resolve } from 'node:path'
import { fail, isPorchlightError } from '@porchlight/errors'
import type pg from 'pg'
import { bucketAddress } from '../../composition/open-files'
import { openInstallation } from '../../composition/open-installation'
import type { Settings } from '../../settings/read-settings'
import { describeUnfinished } from '../backup/backup'
import { settingsOfText, tableName } from '../copy/table-text'
import { readArguments } from '../read-arguments'
import { say } from '../say'
import { countOf, secondsSince } from '../sizes'
import { loadCopy } from './load-copy'
import { makeHarmless, type Switched } from './make-harmless'
import { prepareTables } from './prepare-tables'
import { type OpenCopy, openCopy } from './read-copy'
import { refuseTarget } from './refuse-target'
import { stageFiles } from './restore-files'

const usage = 'npm run restore -- <file> [--replace] [--resume]'

/**
 * `npm run restore -- <file>`: restores this installation from the copy, all or nothing, and makes it harmless.
 * `--replace` allows a database that contains users; `--resume` leaves background work on. The server may not be
 * running.
 */
export async function restore(settings: Settings, args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const { subject, flags } = readArguments(args, { flags: ['replace', 'resume'], usage })
  const file = resolve(subject)
  const copy = await openCopy(file)
  try {
    const installation = await openInstallation(settings, say, 'exclusive')
    try {
      const { direct: pool } = installation
      const { manifest } = copy
      await refuseTarget(pool, flags.has('replace'))
      await prepareTables(pool, manifest)
      const paused = !flags.has('resume')
      const switched = await replaceAll(pool, copy, settings, paused)
      await pool.query(`set statement_timeout = 0; analyze ${manifest.tables.map(tableName).join(', ')}`)
      for (const sentence of await installation.migrate()) say(sentence)
      describe(copy, settings, switched, paused)
      say(`Restored ${file} in ${secondsSince(startedAt)}.`)
    } finally {
      await installation.close()
    }
  } finally {
    copy.close()
  }
}

async function replaceAll(
  pool: pg.Pool,
  copy: OpenCopy,
  settings: Settings,
  paused: boolean,
): Promise<Switched> {
  const client = await pool.connect()
  let isWhole = false
  try {
    await client.query('begin')
    await client.query(settingsOfText)
    await client.query('set constraints all deferred')
    await loadCopy(client, copy)
    const switched = await makeHarmless(client, { paused, now: new Date() })
    const files = await stageFiles(copy, settings)
    try {
      await client.query('commit')
      isWhole = true
      await files.install()
    } finally {
      await files.discard()
    }
    return switched
  } catch (error) {
    if (isPorchlightError(error)) throw error
    const reason = `Nothing was restored: ${error instanceof Error ? error.message : String(error)}.`
    throw fail('invalidSettings', { reason }, { cause: error })
  } finally {
    // Without the commit the connection is closed, which rolls the transaction back.
    client.release(!isWhole)
  }
}

/** Describes, in sentences, what happened to files that are not on disk. */
function describeFiles(
  { files, filesElsewhere }: OpenCopy['manifest'],
  bucket: string | null,
): readonly string[] {
  const put =
    bucket === null || files.length === 0
      ? []
      : [`Put the copy’s files into ${bucket}; nothing was removed there.`]
  if (filesElsewhere === undefined) return put
  return filesElsewhere === bucket
    ? [`Files lie in ${bucket}, as when the copy was made; the restore left them as they are.`]
    : [
        `The copy’s files lie in ${filesElsewhere} and are not restored: bring them to ${bucket ?? 'DATA_DIR/files'}, or set PORCHLIGHT_FILES to where they are.`,
      ]
}

function describe({ manifest }: OpenCopy, settings: Settings, switched: Switched, paused: boolean): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `Loaded ${countOf(manifest.tables.length, 'table')}, ${countOf(rows, 'row')} and ${countOf(manifest.files.length, 'file')} as of ${manifest.madeAt}, and read them back: they are the same.`,
  )
  say(
    `Ended ${countOf(switched.sessions, 'session')} and ${countOf(switched.links, 'open link')}; replaced the secrets.`,
  )
  for (const sentence of describeFiles(manifest, bucketAddress(settings))) say(sentence)
  for (const sentence of describeUnfinished(manifest)) say(sentence)
  if (paused) {
    say('Background work is paused: no mail and no text is sent. `npm run resume-jobs` lets it run again.')
  }
}
