import { defineWalk, enqueueJob } from '@porchlight/jobs'
import {
  type AuditProblem,
  findUnsealed,
  sealedPositionsAfter,
  verifyAuditBetween,
} from '@porchlight/record-engine'
import type pg from 'pg'

/** Replaces a position for entries that were not sealed. */
const unsealed = 'unsealed'

const name = 'verify-audit-log'

/**
 * Checks the audit log against its chain of digests, 1,000 entries per attempt. A changed or removed entry becomes a
 * job that fails on all its attempts: it remains in the dead letters, which raise an alert, and names the entry.
 */
export const verifyAuditLog = defineWalk<{ readonly pool: pg.Pool }>({
  name,
  chunkSize: 1_000,
  rowsAfter: async ({ services: { pool } }, after, limit) =>
    (await sealedPositionsAfter(pool, Number(after), limit)).map(String),
  choose: async ({ services: { pool } }, rows) => {
    if (rows[0] === unsealed) return rows
    const problems = await verifyAuditBetween(pool, Number(rows[0]), Number(rows.at(-1)))
    return problems.map(({ position }) => String(position))
  },
  work: async ({ services: { pool } }, row) => {
    const [problem] =
      row === unsealed ? await findUnsealed(pool) : await verifyAuditBetween(pool, Number(row), Number(row))
    if (problem !== undefined) throw new Error(sentenceOf(problem))
  },
  finish: async ({ services: { pool }, jobId }) => {
    const [problem] = await findUnsealed(pool)
    if (problem === undefined) return
    await enqueueJob(pool, name, { row: unsealed }, { key: `${jobId} ${unsealed}` })
  },
})

/** Groups the digits of positions: long numbers are masked in stored failure messages, grouped ones are not. */
const { format: inGroups } = new Intl.NumberFormat('en-US')

function sentenceOf({ kind, position, entryId }: AuditProblem): string {
  const place = [
    ...(position === null ? [] : [`position ${inGroups(position)}`]),
    ...(entryId === null ? [] : [`entry ${inGroups(Number(entryId))}`]),
  ]
  return `The audit log is not whole: ${[kind, ...place].join(', ')}. See “The audit log” in the operator’s guide.`
}
