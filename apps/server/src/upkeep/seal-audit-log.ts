import { defineJob } from '@porchlight/jobs'
import { type AuditHead, sealAudit } from '@porchlight/record-engine'
import type pg from 'pg'

/** An attempt ends after so many batches of 1,000; the next minute goes on. */
const mostBatches = 100

/**
 * Chains what was appended to the audit log, and logs how far the chain reaches: what is logged outside the database
 * shows later whether the chain is still the same. Run twice, it finds nothing the second time.
 */
export const sealAuditLog = defineJob<Readonly<Record<string, never>>, { readonly pool: pg.Pool }>({
  name: 'seal-audit-log',
  run: async (_payload, { services: { pool }, signal, log }) => {
    let sealed = 0
    let reached: AuditHead | null = null
    for (let batch = 0; batch < mostBatches && !signal.aborted; batch += 1) {
      // The real time: retention is the database's, which a demo's clock does not move.
      const { count, head } = await sealAudit(pool, new Date())
      if (count === 0) break
      sealed += count
      reached = head
    }
    if (reached !== null) log('info', 'audit.sealed', { sealed, ...reached })
  },
})
