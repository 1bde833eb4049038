import type { Queryable } from '@porchlight/jobs'

/** A text that never arrived. */
export interface FailedText {
  readonly key: string
  /** The part of the number that distinguishes it from others. */
  readonly lastFour: string
  /** `refused`: the service did not take it; `failed`: it was not delivered. */
  readonly state: 'failed' | 'refused'
  /** ISO 8601. */
  readonly at: string
}

/** The newest texts that never arrived, at most `limit`. */
export async function failedTexts(connection: Queryable, limit: number): Promise<readonly FailedText[]> {
  const { rows } = await connection.query<FailedText>(
    `select key, right(number, 4) as "lastFour", state,
       to_char(first_tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from texts.sent where state in ('failed', 'refused') order by first_tried_at desc limit $1`,
    [limit],
  )
  return rows
}
