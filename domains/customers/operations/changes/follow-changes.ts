import { currentChangePosition, type RecordChange, readChanges } from '@porchlight/record-engine'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'

/** How many changes one step handles; the next step follows immediately while there are more. */
const pageSize = 1_000

/**
 * Hands every change that was written since the last look of `reader` to `take`, in order; one position for all
 * processes. The first read of an installation starts at the present: no one is notified of the past. What ends in
 * between is handed over again, so `take` has to have its effect once.
 */
export async function followChanges(
  { pool }: Pick<PortalJobServices, 'pool'>,
  { reader, signal }: { readonly reader: string; readonly signal: AbortSignal },
  take: (change: RecordChange) => Promise<void>,
): Promise<void> {
  for (let isMore = true; isMore && !signal.aborted; ) {
    const { rows } = await pool.query<{ position: string }>(
      `insert into texts.feed_position (reader, position) values ($1, $2)
       on conflict (reader) do update set position = feed_position.position returning position`,
      [reader, await currentChangePosition(pool)],
    )
    const page = await readChanges(pool, { after: rows[0]?.position ?? '', limit: pageSize })
    for (const change of page.changes) await take(change)
    await pool.query('update texts.feed_position set position = $2 where reader = $1', [
      reader,
      page.position,
    ])
    isMore = page.changes.length === pageSize
  }
}
