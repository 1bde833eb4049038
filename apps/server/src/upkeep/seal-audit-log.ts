import { defineJob } from '@porchlight/jobs'
import { type AuditHead, sealAudit } from '@porchlight/record-engine'
import type pg from 'pg'

/** An attempt ends after this many batches of 1,000; the next minute's run continues. */
const mostBatches = 100

/**
 * Chains new entries of the audit log, and logs how far the chain reaches: what is logged outside the database shows
 * later whether the chain is unchanged. Idempotent.
 */
export const sealAuditLog = defineJob<Readonly<Record<string, never>>, { readonly pool: pg.Pool }>({
  name: 'seal-audit-log',
  run: async (_payload, { services: { pool }, signal, log }) => {
    let sealed = 0
    let reached: AuditHead | null = null
    for (let batch = 0; batch < mostBatches && !signal.aborted; batch += 1) {
      // The real time: retention follows the database's clock, which a demo's clock does not move.
      const { count, head } = await sealAudit(pool, new Date())
      if (count === 0) break
      sealed += count
      reached = head
    }
    if (reached !== null) log('info', 'audit.sealed', { sealed, ...reached })
  },
})
