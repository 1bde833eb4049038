import type { RecordRepresentation } from '@porchlight/metadata'
import { useState } from 'react'

/** Returns the rows together with retained ones, which stay in place although the list no longer has them. */
export function useRetainedRows(
  records: readonly RecordRepresentation[],
  retained: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>,
): readonly RecordRepresentation[] {
  const [shown, setShown] = useState(records)
  const rows = retained.size === 0 ? records : withRetainedRows(shown, records, retained)
  const isSame = rows.length === shown.length && rows.every((record, index) => record === shown[index])
  if (!isSame) setShown(rows)
  return isSame ? shown : rows
}

/** Adds to `after` each retained row of `before` that it lacks, below the row that it was below. */
function withRetainedRows(
  before: readonly RecordRepresentation[],
  after: readonly RecordRepresentation[],
  retained: Pick<ReadonlyMap<string, unknown>, 'has'>,
): readonly RecordRepresentation[] {
  const presentIds = new Set(after.map(({ id }) => id))
  const rows = [...after]
  for (const [index, record] of before.entries()) {
    if (!retained.has(record.id) || presentIds.has(record.id)) continue
    const above = before[index - 1]?.id
    const at = rows.findIndex(({ id }) => id === above)
    rows.splice(at < 0 ? Math.min(index, rows.length) : at + 1, 0, record)
  }
  return rows
}
