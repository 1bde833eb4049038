import type { Segment } from '@porchlight/x12'
import type pg from 'pg'

type Queryable = Pick<pg.PoolClient, 'query'>

/** A message that waits for its interchange. */
export interface WaitingMessage {
  /** Its `BGN02`; the same one is stored once. */
  readonly reference: string
  readonly requestId: string | null
  readonly transaction: string
  readonly set: string
  readonly group: string
  /** `01/183529049`. */
  readonly partner: string
  /** GS02 and GS03, if they differ from the ids of `ISA`. */
  readonly codes?: { readonly sender: string; readonly receiver: string }
  readonly segments: readonly Segment[]
}

/** Stores a message to be sent; one with a known reference counts as the same. */
export async function storeMessage(connection: Queryable, message: WaitingMessage, now: Date): Promise<void> {
  const { reference, requestId, transaction, set, group, partner, codes, segments } = message
  await connection.query(
    `insert into texas_set.sent
       (reference, request_id, transaction, set_id, group_id, partner, sender_code, receiver_code, segments, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (reference) do nothing`,
    [
      reference,
      requestId,
      transaction,
      set,
      group,
      partner,
      codes?.sender ?? null,
      codes?.receiver ?? null,
      JSON.stringify(segments),
      now,
    ],
  )
}
