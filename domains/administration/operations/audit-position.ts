import { fail } from '@porchlight/errors'
import type { AuditPosition } from '@porchlight/record-engine'

/** Formats a position for an address: `2026-11-20T18:00:00.000Z_4711`. */
export function formatAuditPosition({ occurredAt, id }: AuditPosition): string {
  return `${occurredAt}_${id}`
}

const positionPattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,18})$/

/** Parses a position of `formatAuditPosition`; `invalidFieldValue` for anything else. */
export function parseAuditPosition(text: string): AuditPosition {
  const [, occurredAt = '', id = ''] = positionPattern.exec(text) ?? []
  if (Number.isNaN(Date.parse(occurredAt))) {
    throw fail('invalidFieldValue', { field: 'after', label: 'after', reason: 'is no position' })
  }
  return { occurredAt, id }
}
