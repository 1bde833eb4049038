import type { Queryable } from '../enqueue/enqueue-job'

/** Where a walk over a table is. */
export interface WalkPosition {
  /** Names one walk from its first row to its last. */
  readonly run: string
  /** How many chunks of it are done. */
  readonly chunk: number
  /** The last row that is done; empty before the first. */
  readonly cursor: string
}

/** A walk that has started and not ended. */
export interface WalkUnderWay {
  readonly name: string
  /** Since when its oldest undone row waits. */
  readonly beganAt: Date
}

const columns = 'run::text as run, chunk, cursor'

/** Starts the walk of that name unless one is in progress, which is left unchanged; `isNew` says which. */
export async function beginWalk(
  queryable: Queryable,
  name: string,
  now: Date,
): Promise<WalkPosition & { readonly isNew: boolean }> {
  const { rows } = await queryable.query<WalkPosition>(
    `insert into jobs.walk as walk (name, began_at) values ($1, $2)
     on conflict (name) do update set run = excluded.run, chunk = 0, cursor = '', row_count = 0, failed_count = 0,
       began_at = excluded.began_at, ended_at = null
     where walk.ended_at is not null
     returning ${columns}`,
    [name, now.toISOString()],
  )
  const [started] = rows
  if (started !== undefined) return { ...started, isNew: true }
  const found = await findWalk(queryable, name)
  // It ended between the two statements.
  return found === null ? beginWalk(queryable, name, now) : { ...found, isNew: false }
}

/** The walk of that name that is under way; null when none is. */
export async function findWalk(queryable: Queryable, name: string): Promise<WalkPosition | null> {
  const { rows } = await queryable.query<WalkPosition>(
    `select ${columns} from jobs.walk where name = $1 and ended_at is null`,
    [name],
  )
  return rows[0] ?? null
}

/** The result of a chunk. */
export interface WalkedChunk {
  readonly cursor: string
  readonly rowCount: number
  readonly failedCount: number
  /** When the walk is over; null while rows may follow. */
  readonly endedAt: Date | null
}

/** The result of a whole walk. */
export interface WalkTotals {
  readonly rowCount: number
  readonly failedCount: number
  readonly beganAt: Date
}

/** Records that a chunk is done. Of several attempts at one chunk the first counts; the others get null. */
export async function storeChunk(
  queryable: Queryable,
  name: string,
  { run, chunk }: WalkPosition,
  { cursor, rowCount, failedCount, endedAt }: WalkedChunk,
): Promise<WalkTotals | null> {
  const { rows } = await queryable.query<Omit<WalkTotals, 'beganAt'> & { readonly beganAt: string }>(
    `update jobs.walk set chunk = chunk + 1, cursor = $4, row_count = row_count + $5, failed_count = failed_count + $6,
       ended_at = $7
     where name = $1 and run = $2::uuid and chunk = $3 and ended_at is null
     returning row_count::int as "rowCount", failed_count::int as "failedCount", began_at::text as "beganAt"`,
    [name, run, chunk, cursor, rowCount, failedCount, endedAt?.toISOString() ?? null],
  )
  const [stored] = rows
  return stored === undefined ? null : { ...stored, beganAt: new Date(stored.beganAt) }
}

/** Lists the walks in progress, the oldest first. */
export async function walksUnderWay(queryable: Queryable): Promise<readonly WalkUnderWay[]> {
  const { rows } = await queryable.query<{ name: string; beganMs: number }>(
    `select name, (extract(epoch from began_at) * 1000)::float8 as "beganMs" from jobs.walk
     where ended_at is null order by began_at, name`,
  )
  return rows.map(({ name, beganMs }) => ({ name, beganAt: new Date(beganMs) }))
}
