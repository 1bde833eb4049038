import type { Queryable } from '@porchlight/jobs'

/** What the billing system sent and could not be taken. */
export interface ImportRefusal {
  readonly id: string
  /** The number of the bill or account, as the billing system has it; null for what names none. */
  readonly number: string | null
  /** The code of the error. */
  readonly reason: string
  /** ISO 8601. */
  readonly at: string
}

/** The newest refusals, at most `limit`. */
export async function importRefusals(
  connection: Queryable,
  limit: number,
): Promise<readonly ImportRefusal[]> {
  const { rows } = await connection.query<ImportRefusal>(
    `select id::text as id, number, reason,
       to_char(refused_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
     from billing_import.refusal order by billing_import.refusal.id desc limit $1`,
    [limit],
  )
  return rows
}
