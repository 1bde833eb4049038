import type pg from 'pg'
import { inTransaction } from '../database/transaction'
import { type AuditHead, chainStart, entryText, nextHead } from './audit-chain'

/** Keeps transactions short: no one else can seal in the meantime. */
const atOnce = 1_000

// A transaction that appended an entry may commit after one with a higher id. None takes an hour.
const unsealed = `
  select e.id::text as id, ${entryText} as text
  from platform.audit_entry e
  where e.id > coalesce((
      select entry_id from platform.audit_seal where sealed_at < $1::timestamptz - interval '1 hour'
      order by position desc limit 1), 0)
    and not exists (select from platform.audit_seal s where s.entry_id = e.id)
  order by e.id limit $2`

export interface Sealed {
  readonly count: number
  /** Null while no entry was ever sealed. */
  readonly head: AuditHead | null
}

/**
 * Seals up to 1,000 unsealed entries: each gets a digest that covers the previous one, so that changing or removing an
 * entry later breaks the chain. `now` is the real time, whatever the demo's clock says. Several processes may seal
 * concurrently: they wait for each other.
 */
export async function sealAudit(pool: pg.Pool, now: Date, batchSize = atOnce): Promise<Sealed> {
  return inTransaction(pool, async (client) => {
    await client.query('lock table platform.audit_seal in share row exclusive mode')
    const last = await client.query<{ position: string; digest: string }>(
      'select s.position::text as position, s.digest from platform.audit_seal s order by s.position desc limit 1',
    )
    const [known] = last.rows
    let head = known === undefined ? chainStart : { ...known, position: Number(known.position) }
    const sealedAt = now.toISOString()
    const { rows } = await client.query<{ id: string; text: string }>(unsealed, [sealedAt, batchSize])
    const seals = rows.map(({ id, text }) => {
      head = nextHead(head, sealedAt, text)
      return { ...head, id }
    })
    await client.query(
      `insert into platform.audit_seal (position, entry_id, sealed_at, digest)
       select s.position, s.id, $1, s.digest
       from jsonb_to_recordset($2::jsonb) as s (position bigint, id bigint, digest text)`,
      [sealedAt, JSON.stringify(seals)],
    )
    return { count: seals.length, head: head.position === 0 ? null : head }
  })
}
