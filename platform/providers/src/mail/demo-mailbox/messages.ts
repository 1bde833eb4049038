import type pg from 'pg'
import { findLinks } from './find-links'

/** A message as `GET /dev/mailbox.json` shows it. */
export interface MailboxMessage {
  readonly id: string
  readonly channel: 'email' | 'sms'
  /** The sender's address or number. */
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
  /** ISO time with milliseconds, in UTC. */
  readonly sentAt: string
  /** How often it arrived; more than once when its sending was uncertain and was retried. */
  readonly count: number
}

/** A message as it arrives. */
export interface ReceivedMessage {
  readonly channel: 'email' | 'sms'
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly sentAt: Date
  /** Absent when the sender set none; the message is then always a new one. */
  readonly idempotencyKey: string | undefined
}

type Queryable = Pick<pg.Pool, 'query'>

/** Stores a message and returns its id; one with a known key counts as a redelivery of the same message. */
export async function storeMessage(queryable: Queryable, message: ReceivedMessage): Promise<string> {
  const { channel, from, to, subject, text, html, sentAt, idempotencyKey } = message
  const links = findLinks(text, html)
  const { rows } = await queryable.query<{ id: string }>(
    `insert into demo_mailbox.message
       (channel, sender, recipient, subject, text, html, links, sent_at, idempotency_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, gen_random_uuid()::text))
     on conflict (idempotency_key) do update set received_count = message.received_count + 1
     returning id::text as id`,
    [channel, from, to, subject, text, html, links, sentAt.toISOString(), idempotencyKey ?? null],
  )
  return rows[0]?.id ?? ''
}

/**
 * Lists the messages, newest first; at most `limit` of them, 500 by default, to addresses and numbers that contain
 * `to`.
 */
export async function listMessages(
  queryable: Queryable,
  limit = 500,
  to = '',
): Promise<readonly MailboxMessage[]> {
  const { rows } = await queryable.query<MailboxMessage>(
    `select id::text as id, channel, sender as "from", recipient as "to", subject, text, html, links,
       to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt",
       received_count as count
     from demo_mailbox.message where position(lower($2) in lower(recipient)) > 0 order by message.id desc limit $1`,
    [limit, to],
  )
  return rows
}

/** Empties the mailbox. */
export async function clearMessages(queryable: Queryable): Promise<void> {
  await queryable.query('delete from demo_mailbox.message')
}
