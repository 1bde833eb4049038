import type { Queryable } from '../database/queryable'
import { momentText } from '../sql/moment-text'
import { type AuditHead, auditRetention, chainStart, entryText, nextHead } from './audit-chain'

/** Something that only a change from outside does to the audit log. */
export interface AuditProblem {
  readonly kind: /** The entry no longer matches its content when it was sealed, or its seal was changed. */
    | 'changed'
    /** The entry was sealed and no longer exists. */
    | 'missing'
    /** Seals before this position were taken out. */
    | 'gap'
    /** The chain begins here, although the entries before it are younger than those that retention deletes. */
    | 'cut'
    /** The entry should have been sealed long ago. */
    | 'unsealed'
    /** The chain is not the one that had this head. */
    | 'other-chain'
  /** A position in the chain, from 1; null for `unsealed`. */
  readonly position: number | null
  /** The entry's id; null for `other-chain`. */
  readonly entryId: string | null
}

export interface AuditVerification {
  readonly problems: readonly AuditProblem[]
  readonly verified: number
  readonly head: AuditHead | null
}

interface SealedEntry {
  readonly position: number
  readonly entryId: string
  readonly sealedAt: string
  readonly digest: string
  /** Null when the entry is gone. */
  readonly text: string | null
  readonly isPastRetention: boolean
}

const atOnce = 1_000

/**
 * Reads the audit log from its first entry to its last and compares it with the chain of digests. `known` is a head
 * recorded earlier outside the database: with it, a chain that was truncated or recomputed is detected as well. Reads
 * 1,000 entries at a time and takes no locks; run it in a single-snapshot transaction where entries may be deleted
 * meanwhile.
 */
export async function verifyAudit(
  connection: Queryable,
  known: AuditHead | null = null,
): Promise<AuditVerification> {
  const problems: AuditProblem[] = []
  let head: AuditHead = chainStart
  let first: number | null = null
  let knownDigest: string | null = null
  let verified = 0
  for (;;) {
    const page = await readSeals(connection, head.position)
    for (const seal of page) {
      const { position, entryId } = seal
      const kind = problemOf(seal, head, first === null)
      if (kind !== null) problems.push({ kind, position, entryId })
      if (position === known?.position) knownDigest = seal.digest
      first ??= position
      head = { position, digest: seal.digest }
      verified += 1
    }
    if (page.length < atOnce) break
  }
  // What retention deleted is no longer compared.
  if (known !== null && knownDigest !== known.digest && known.position >= (first ?? 1))
    problems.push({ kind: 'other-chain', position: known.position, entryId: null })
  problems.push(...(await findUnsealed(connection)))
  return { problems, verified, head: first === null ? null : head }
}

/**
 * Compares up to 1,000 entries between two positions of the chain with their seals and the preceding one; used by a job
 * that verifies the log in chunks. A missing position is reported as a problem of the next one.
 */
export async function verifyAuditBetween(
  connection: Queryable,
  from: number,
  to: number,
): Promise<readonly AuditProblem[]> {
  const { rows } = await connection.query<{ position: string; digest: string }>(
    `select s.position::text as position, s.digest from platform.audit_seal s
     where s.position < $1 order by s.position desc limit 1`,
    [from],
  )
  const before = rows[0] === undefined ? null : { ...rows[0], position: Number(rows[0].position) }
  const page = await readSeals(connection, from - 1, to)
  const problems: AuditProblem[] = []
  let head = before ?? chainStart
  for (const seal of page) {
    const kind = problemOf(seal, head, before === null && seal === page[0])
    if (kind !== null) problems.push({ kind, position: seal.position, entryId: seal.entryId })
    head = seal
  }
  return problems
}

/** The positions of the chain that come after `after`, at most `limit`. */
export async function sealedPositionsAfter(
  connection: Queryable,
  after: number,
  limit: number,
): Promise<readonly number[]> {
  const { rows } = await connection.query<{ position: string }>(
    `select s.position::text as position from platform.audit_seal s
     where s.position > $1 order by s.position limit $2`,
    [after, limit],
  )
  return rows.map(({ position }) => Number(position))
}

/** Returns the problem of an entry that follows `head`, or is the first remaining one of the chain; null for none. */
function problemOf(
  { position, sealedAt, digest, text, isPastRetention }: SealedEntry,
  head: AuditHead,
  isFirst: boolean,
): AuditProblem['kind'] | null {
  if (isFirst && position > 1) {
    // Retention deletes entries but leaves the last of their seals to anchor the chain.
    return text !== null || !isPastRetention ? 'cut' : null
  }
  if (position !== head.position + 1) return 'gap'
  if (text === null) return 'missing'
  return nextHead(head, sealedAt, text).digest === digest ? null : 'changed'
}

async function readSeals(
  connection: Queryable,
  after: number,
  to: number = Number.MAX_SAFE_INTEGER,
): Promise<readonly SealedEntry[]> {
  const { rows } = await connection.query<Omit<SealedEntry, 'position'> & { readonly position: string }>(
    `select s.position::text as position, s.entry_id::text as "entryId", s.digest,
       case when e.id is not null then ${entryText} end as text,
       ${momentText('s.sealed_at')} as "sealedAt",
       s.sealed_at < now() - interval '${auditRetention}' as "isPastRetention"
     from platform.audit_seal s left join platform.audit_entry e on e.id = s.entry_id
     where s.position > $1 and s.position <= $2 order by s.position limit ${atOnce}`,
    [after, to],
  )
  return rows.map((row) => ({ ...row, position: Number(row.position) }))
}

/** Returns up to 100 unsealed entries that are older than one sealed at least two hours ago. */
export async function findUnsealed(connection: Queryable): Promise<readonly AuditProblem[]> {
  const { rows } = await connection.query<{ entryId: string }>(
    `select e.id::text as "entryId" from platform.audit_entry e
     where e.id < (select max(entry_id) from platform.audit_seal where sealed_at < now() - interval '2 hours')
       and not exists (select from platform.audit_seal s where s.entry_id = e.id)
     order by e.id limit 100`,
  )
  return rows.map(({ entryId }) => ({ kind: 'unsealed', position: null, entryId }))
}
