import { createHash } from 'node:crypto'
import { type BrandKey, isBrandKey } from '@porchlight/brands'
import type { Queryable } from '@porchlight/jobs'
import type { FieldInput, Language } from '@porchlight/metadata'
import type { caseObject } from '../../objects/case/object'

const dayMs = 86_400_000

/** Longer than the link of its mail lives, which goes out within minutes. */
const waitingMs = 2 * dayMs

/** So long a second click on the link shows the same answer. */
const answeredMs = 30 * dayMs

/** What a guest typed. */
export interface GuestWords {
  readonly type: NonNullable<FieldInput<typeof caseObject>['Type']>
  readonly firstName: string
  readonly lastName: string
  /** In lower case. */
  readonly email: string
  /** `(713) 555-0121` */
  readonly phone: string | null
  /** Of an account, an order or a confirmation; as it was typed. */
  readonly number: string | null
  readonly subject: string
  readonly description: string
}

/** A guest's message: its text while it waits for its address, then the case created from it. */
export interface GuestMessage {
  readonly brand: BrandKey
  readonly language: Language
  readonly words: GuestWords | null
  readonly caseId: string | null
}

interface Row {
  readonly brand: string
  readonly language: Language
  readonly words: GuestWords | null
  readonly case_id: string | null
}

/** Stores a guest's message until its address is confirmed and returns its id; the same text is stored once. */
export async function storeGuestMessage(
  connection: Queryable,
  {
    brand,
    language,
    words,
  }: { readonly brand: BrandKey; readonly language: Language; readonly words: GuestWords },
  now: Date,
): Promise<string> {
  const text = JSON.stringify(words)
  const hash = createHash('sha256').update(`${brand} ${text}`).digest('hex')
  const expiresAt = new Date(now.getTime() + waitingMs).toISOString()
  const { rows } = await connection.query(
    `insert into messages.guest_message (content_hash, brand, language, words, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (content_hash) where case_id is null
     do update set language = excluded.language, expires_at = excluded.expires_at
     returning id`,
    [hash, brand, language, text, expiresAt],
  )
  return String((rows[0] as { readonly id: string }).id)
}

/** Returns the message of that id; null for one that was deleted. `forUpdate` locks it until the transaction ends. */
export async function findGuestMessage(
  connection: Queryable,
  id: string,
  options: { readonly forUpdate?: boolean } = {},
): Promise<GuestMessage | null> {
  const { rows } = await connection.query(
    `select brand, language, words, case_id from messages.guest_message
     where id::text = $1 ${options.forUpdate === true ? 'for update' : ''}`,
    [id],
  )
  const [row] = rows as readonly Row[]
  if (row === undefined || !isBrandKey(row.brand)) return null
  return { brand: row.brand, language: row.language, words: row.words, caseId: row.case_id }
}

/** Records the case that was created from a message; its text belongs to the case from then on. */
export async function settleGuestMessage(
  connection: Queryable,
  id: string,
  caseId: string,
  now: Date,
): Promise<void> {
  await connection.query(
    `update messages.guest_message set case_id = $2, words = null, expires_at = $3 where id::text = $1`,
    [id, caseId, new Date(now.getTime() + answeredMs).toISOString()],
  )
}

/** Deletes messages that were not confirmed in time, and the remains of those that became cases. */
export async function purgeGuestMessages(connection: Queryable, now: Date): Promise<void> {
  await connection.query('delete from messages.guest_message where expires_at <= $1', [now.toISOString()])
}

/** Deletes what waits for one of these addresses to be confirmed. */
export async function deleteGuestMessagesOf(connection: Queryable, emails: readonly string[]): Promise<void> {
  await connection.query(`delete from messages.guest_message where words->>'email' = any($1)`, [
    emails.map((email) => email.toLowerCase()),
  ])
}
