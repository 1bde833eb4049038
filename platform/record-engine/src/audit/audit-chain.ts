import { createHash } from 'node:crypto'
import { momentText } from '../sql/moment-text'

/** How far the chain reaches: how many entries it has had, and the digest of the last one (SHA-256, hex). */
export interface AuditHead {
  readonly position: number
  readonly digest: string
}

/** Before the first entry. */
export const chainStart: AuditHead = { position: 0, digest: '' }

/** How long entries are stored after they were sealed: an interval of PostgreSQL, which the triggers require as well. */
export const auditRetention = '2 years'

/** SQL: the complete content of the entry `e`, as one canonical text. */
export const entryText = `jsonb_build_array(
  e.id, ${momentText('e.occurred_at')}, e.user_id, e.viewer_class,
  e.action, e.record_id, e.reason, e.changes, e.facts)::text`

/**
 * Returns the successor of `head` in the chain: the digest covers the previous one, the time of sealing and the whole
 * entry.
 */
export function nextHead(head: AuditHead, sealedAt: string, text: string): AuditHead {
  const position = head.position + 1
  const digest = createHash('sha256')
    .update(JSON.stringify([head.digest, position, sealedAt, text]))
    .digest('hex')
  return { position, digest }
}
