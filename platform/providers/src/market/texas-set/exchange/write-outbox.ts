import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Segment, writeInterchange } from '@porchlight/x12'
import type pg from 'pg'
import { aloneInTransaction } from '../store/alone-in-transaction'
import type { TexasSetOptions } from '../texas-set-options'
import { writeWhole } from './market-folders'

/** Beyond this many messages, another interchange is created. */
const mostMessages = 500

interface MessageRow {
  readonly reference: string
  readonly set_id: string
  readonly group_id: string
  readonly partner: string
  readonly sender_code: string | null
  readonly receiver_code: string | null
  readonly segments: readonly Segment[]
}

/**
 * Batches the messages that wait for one partner into an interchange, and stores it with its control number; returns
 * whether there was one. A crash before the end of the transaction leaves the messages waiting.
 */
export async function prepareInterchange(options: TexasSetOptions): Promise<boolean> {
  const isPrepared = await aloneInTransaction(options.pool, 'outbox', async (connection) => {
    const messages = await takeWaiting(connection)
    const [first] = messages
    if (first === undefined) return false
    const { rows } = await connection.query<{ control: string }>(
      `select nextval('texas_set.control_number')::text as control`,
    )
    const control = (rows[0]?.control ?? '').padStart(9, '0')
    const content = interchangeText(options, messages, first, control)
    const fileName = `${first.set_id}_${partnerOf(first.partner).id}_${control}.edi`
    const inserted = await connection.query<{ id: string }>(
      `insert into texas_set.interchange
         (direction, partner, control, group_id, file_name, sha256, content, state, made_at)
       values ('out', $1, $2, $3, $4, $5, $6, 'prepared', $7) returning id::text as id`,
      [first.partner, control, first.group_id, fileName, sha256(content), content, options.now()],
    )
    await connection.query(
      `update texas_set.sent set interchange = $1, state = 'sent', set_control = lpad(place::text, 4, '0')
       from unnest($2::text[]) with ordinality as chosen (chosen_reference, place)
       where reference = chosen_reference and interchange is null`,
      [inserted.rows[0]?.id, messages.map(({ reference }) => reference)],
    )
    return true
  })
  if (isPrepared === true) await options.reached?.('market-interchange-prepared')
  return isPrepared === true
}

/** Returns those that belong in one functional group of one partner, the oldest first. */
async function takeWaiting(connection: pg.PoolClient): Promise<readonly MessageRow[]> {
  const { rows } = await connection.query<MessageRow>(
    `with first as (
       select partner, group_id, sender_code, receiver_code from texas_set.sent
       where interchange is null order by id limit 1)
     select reference, set_id, s.group_id, s.partner, s.sender_code, s.receiver_code, segments
     from texas_set.sent s join first f on s.partner = f.partner and s.group_id = f.group_id
       and s.sender_code is not distinct from f.sender_code
       and s.receiver_code is not distinct from f.receiver_code
     where interchange is null order by s.id limit ${mostMessages} for update of s`,
  )
  return rows
}

function interchangeText(
  { retailer, usage, now }: TexasSetOptions,
  messages: readonly MessageRow[],
  first: MessageRow,
  control: string,
): string {
  const receiver = partnerOf(first.partner)
  const moment = now().toISOString()
  const date = moment.slice(0, 10).replaceAll('-', '')
  const time = moment.slice(11, 16).replace(':', '')
  return writeInterchange({
    delimiters: { element: '*', component: '>', segment: '~' },
    sender: { qualifier: retailer.qualifier, id: retailer.id },
    receiver,
    date: date.slice(2),
    time,
    version: '00401',
    control,
    usage,
    groups: [
      {
        id: first.group_id,
        sender: first.sender_code ?? retailer.id,
        receiver: first.receiver_code ?? receiver.id,
        date,
        time,
        control: String(Number(control)),
        version: '004010',
        sets: messages.map(({ set_id, segments }, index) => ({
          id: set_id,
          control: String(index + 1).padStart(4, '0'),
          segments,
        })),
      },
    ],
  })
}

/**
 * Writes the file of the oldest interchange that has none; returns whether there was one. A crash after the write
 * writes the same file again: the partner recognises it by its control number.
 */
export async function writeNextFile(options: TexasSetOptions): Promise<boolean> {
  const { pool, folder, reached, now } = options
  const written = await aloneInTransaction(pool, 'outbox', async (connection) => {
    const { rows } = await connection.query<{ id: string; name: string; content: string }>(
      `select id::text as id, file_name as name, content from texas_set.interchange i
       where state = 'prepared' order by i.id limit 1`,
    )
    const next = rows[0]
    if (next === undefined) return false
    const file = { folder: join(folder, 'outbox'), name: next.name, text: next.content }
    await writeWhole(file, () => reached?.('market-file-written'))
    await reached?.('market-file-named')
    await connection.query(`update texas_set.interchange set state = 'sent', sent_at = $2 where id = $1`, [
      next.id,
      now(),
    ])
    return true
  })
  return written === true
}

/** Splits `01/183529049`. */
function partnerOf(stored: string): { readonly qualifier: string; readonly id: string } {
  const [qualifier = '', id = ''] = stored.split('/')
  return { qualifier, id }
}

/** Returns the checksum of a file, in hexadecimal digits. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
