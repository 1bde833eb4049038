import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Interchange, readInterchanges, X12Error } from '@porchlight/x12'
import type pg from 'pg'
import { aloneInTransaction } from '../store/alone-in-transaction'
import type { TexasSetOptions } from '../texas-set-options'
import { putAway, writeReason } from './market-folders'
import { takeInterchange } from './take-interchange'
import { sha256 } from './write-outbox'

/** A larger file is not read. */
const mostBytes = 32 * 1_048_576
/** How long an incomplete file may still be in transfer. */
const settlesAfterMs = 60_000

/** The outcome for a file: it is moved away, stays until the next run, or another process is handling it. */
type Outcome =
  | { readonly folder: 'archive' | 'quarantine'; readonly name: string; readonly reason: string | null }
  | 'stays'

/** Returns the names of the files in the inbox, in order; those of files still being written begin with a dot. */
export async function namesInInbox({ folder }: TexasSetOptions): Promise<readonly string[]> {
  const entries = await readdir(join(folder, 'inbox'), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(?:tmp|part|filepart)$/i.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/**
 * Processes one file: its messages, their meaning and its acknowledgment are stored in one transaction, and then it is
 * archived. After a crash in between, the file is recognised by its checksum and archived. Returns false when another
 * process is processing files.
 */
export async function takeFile(options: TexasSetOptions, name: string): Promise<boolean> {
  const outcome = await aloneInTransaction(options.pool, 'inbox', (connection) =>
    outcomeOf(connection, options, name),
  )
  if (outcome === null) return false
  if (outcome === 'stays') return true
  await options.reached?.('market-messages-stored')
  if (outcome.reason !== null) await writeReason(options.folder, outcome.name, outcome.reason)
  await putAway(options.folder, name, outcome)
  await options.reached?.('market-file-archived')
  return true
}

async function outcomeOf(
  connection: pg.PoolClient,
  options: TexasSetOptions,
  name: string,
): Promise<Outcome> {
  const path = join(options.folder, 'inbox', name)
  const found = await stat(path).catch(() => null)
  if (found === null) return 'stays'
  const isLarge = found.size > mostBytes
  const bytes = isLarge ? Buffer.from(`${name} ${found.size}`) : await readFile(path)
  const checksum = sha256(bytes)
  const target = `${checksum.slice(0, 12)}-${name.slice(-180)}`
  const known = await storedOutcome(connection, checksum)
  if (known !== null) return { ...known, name: target }
  const quarantine = async (reason: string): Promise<Outcome> => {
    await storeQuarantined(connection, options, { name, checksum, reason })
    return { folder: 'quarantine', name: target, reason }
  }
  if (isLarge) return quarantine('The file is too large.')
  let interchanges: readonly Interchange[]
  try {
    interchanges = readInterchanges(bytes.toString('latin1'))
  } catch (error) {
    if (!(error instanceof X12Error)) throw error
    const age = (options.fileClock ?? Date.now)() - found.mtimeMs
    const mayGrow = error.problem === 'missingTrailer' || error.problem === 'noInterchange'
    if (mayGrow && age < settlesAfterMs) return 'stays'
    return quarantine(error.message)
  }
  const reason = await whyRefused(connection, options, interchanges)
  if (reason !== null) return quarantine(reason)
  for (const interchange of interchanges) {
    await takeInterchange(connection, options, interchange, { name, checksum })
  }
  return { folder: 'archive', name: target, reason: null }
}

/** Returns the earlier outcome for the same file. */
async function storedOutcome(
  connection: pg.PoolClient,
  checksum: string,
): Promise<{ readonly folder: 'archive' | 'quarantine'; readonly reason: string | null } | null> {
  const { rows } = await connection.query<{ state: string; reason: string | null }>(
    `select state, reason from texas_set.interchange where direction = 'in' and sha256 = $1 order by id limit 1`,
    [checksum],
  )
  const before = rows[0]
  if (before === undefined) return null
  const isQuarantined = before.state === 'quarantined'
  return { folder: isQuarantined ? 'quarantine' : 'archive', reason: isQuarantined ? before.reason : null }
}

/** Returns why a file is rejected with all of its interchanges; null when it is not. */
async function whyRefused(
  connection: pg.PoolClient,
  { retailer, usage }: TexasSetOptions,
  interchanges: readonly Interchange[],
): Promise<string | null> {
  for (const { sender, receiver, control, usage: said } of interchanges) {
    if (receiver.id !== retailer.id) return `Interchange ${control} is for another receiver.`
    if (said !== usage) return `Interchange ${control} is marked ${said}, and this installation is ${usage}.`
    const { rowCount } = await connection.query(
      `select 1 from texas_set.interchange
       where direction = 'in' and partner = $1 and control = $2 and state = 'received'`,
      [`${sender.qualifier}/${sender.id}`, control],
    )
    if (rowCount !== 0) return `Interchange ${control} of this sender has come with other content.`
  }
  const controls = interchanges.map(({ sender, control }) => `${sender.id} ${control}`)
  return new Set(controls).size === controls.length ? null : 'The file has an interchange twice.'
}

async function storeQuarantined(
  connection: pg.PoolClient,
  { now }: TexasSetOptions,
  file: { readonly name: string; readonly checksum: string; readonly reason: string },
): Promise<void> {
  await connection.query(
    `insert into texas_set.interchange
       (direction, partner, control, group_id, file_name, sha256, state, reason, made_at)
     values ('in', '', '', '', $1, $2, 'quarantined', $3, $4)`,
    [file.name, file.checksum, file.reason, now()],
  )
}
