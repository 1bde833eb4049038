import type { RecordRepresentation } from '@porchlight/metadata'
import { useState } from 'react'
import { isRecord } from './record-name'

const nothing: ReadonlySet<string> = new Set()

/** The fields that differ since the record was last shown here, whoever changed them; empty until it changes. */
export function useChangedFields(record: RecordRepresentation): ReadonlySet<string> {
  const [shown, setShown] = useState(record)
  const [changed, setChanged] = useState(nothing)
  if (shown !== record) {
    setShown(record)
    const isNewer = shown.id === record.id && shown.weakEtag !== record.weakEtag
    if (isNewer || shown.id !== record.id) setChanged(isNewer ? changedFields(shown, record) : nothing)
  }
  return changed
}

/** The fields that both versions carry with different values. */
export function changedFields(
  before: RecordRepresentation,
  after: RecordRepresentation,
): ReadonlySet<string> {
  return new Set(
    Object.keys(after.fields).filter((name) => {
      const [one, other] = [before.fields[name], after.fields[name]]
      return one !== undefined && !isRecord(one.value) && one.value !== other?.value
    }),
  )
}
