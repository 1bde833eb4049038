import type pg from 'pg'

/** The maximum length of a list; further rows appear once the first are settled. */
const mostRows = 200
/** When an interchange should have been acknowledged: the guides want a 997 within 24 hours. */
export const acknowledgedWithinHours = 24

/** An interchange as shown to an operator; moments are ISO 8601. */
export interface InterchangeLine {
  readonly id: string
  readonly direction: 'in' | 'out'
  readonly partner: string
  readonly control: string
  readonly fileName: string
  readonly state: string
  readonly reason: string | null
  readonly madeAt: string
}

/** A received message that could not be applied, or that has an error. */
export interface MessageLine {
  readonly id: string
  readonly transaction: string
  readonly reference: string
  readonly esiId: string | null
  readonly state: string
  readonly problems: string | null
}

/** What requires an operator's attention. */
export interface MarketOverview {
  /** Sent and not acknowledged in time, rejected, or quarantined. */
  readonly interchanges: readonly InterchangeLine[]
  readonly messages: readonly MessageLine[]
  /** Requests that do not proceed without intervention. */
  readonly requests: readonly { readonly requestId: string; readonly state: string }[]
}

const interchangeColumns = `id::text as id, direction, partner, control, file_name as "fileName", state, reason,
  to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "madeAt"`

/** Reads what requires an operator's attention, the oldest first. */
export async function readMarketOverview(pool: pg.Pool, now: Date): Promise<MarketOverview> {
  const late = new Date(now.getTime() - acknowledgedWithinHours * 3_600_000)
  const interchanges = await pool.query<InterchangeLine>(
    `select ${interchangeColumns} from texas_set.interchange i
     where state in ('refused', 'partly', 'quarantined')
       or (state in ('prepared', 'sent') and group_id <> 'FA' and made_at < $1)
     order by i.id limit ${mostRows}`,
    [late],
  )
  const messages = await pool.query<MessageLine>(
    `select id::text as id, transaction, reference, esi_id as "esiId", state, problems
     from texas_set.message m where state in ('waiting', 'unmatched') or problems is not null
     order by m.id limit ${mostRows}`,
  )
  const requests = await pool.query<{ requestId: string; state: string }>(
    `select request_id as "requestId", state from texas_set.request
     where state in ('stopped', 'held') order by made_at limit ${mostRows}`,
  )
  return { interchanges: interchanges.rows, messages: messages.rows, requests: requests.rows }
}

/** Returns an interchange with the names of its contents; null for an unknown id. */
export async function readInterchangeLine(
  pool: pg.Pool,
  id: string,
): Promise<(InterchangeLine & { readonly messages: readonly string[] }) | null> {
  if (!/^[0-9]{1,18}$/.test(id)) return null
  const { rows } = await pool.query<InterchangeLine>(
    `select ${interchangeColumns} from texas_set.interchange where id = $1`,
    [id],
  )
  const [line] = rows
  if (line === undefined) return null
  const inside = await pool.query<{ line: string }>(
    `select transaction || ' ' || reference || ' ' || state as line from texas_set.sent where interchange = $1
     union all
     select transaction || ' ' || reference || ' ' || state from texas_set.message where interchange = $1
     order by 1 limit ${mostRows}`,
    [id],
  )
  return { ...line, messages: inside.rows.map((row) => row.line) }
}
