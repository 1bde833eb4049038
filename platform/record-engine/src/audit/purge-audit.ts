import type pg from 'pg'
import { inTransaction } from '../database/transaction'
import { auditRetention } from './audit-chain'
import { deleteUnusedValueKeys } from './audit-values'

const atOnce = 1_000

/**
 * Deletes entries that were sealed two or more years ago, with their seals except the last, which anchors the rest of
 * the chain; for a job that runs once a day. Returns how many seals. The database's own triggers prevent the deletion
 * of anything newer.
 */
export async function purgeAudit(pool: pg.Pool, batchSize = atOnce): Promise<number> {
  let purged = 0
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ position: string; entryId: string }>(
        `select s.position::text as position, s.entry_id::text as "entryId" from platform.audit_seal s
         where s.sealed_at < now() - interval '${auditRetention}' order by s.position limit $1`,
        [batchSize],
      )
      const last = rows.at(-1)
      if (last === undefined) return 0
      const deleted = await client.query<{ recordId: string }>(
        `delete from platform.audit_entry where id = any($1::bigint[]) returning record_id as "recordId"`,
        [rows.map(({ entryId }) => entryId)],
      )
      await deleteUnusedValueKeys(client, [...new Set(deleted.rows.map(({ recordId }) => recordId))])
      const { rowCount } = await client.query('delete from platform.audit_seal where position < $1', [
        last.position,
      ])
      return rowCount ?? 0
    })
    purged += count
    if (count === 0) return purged
  }
}
