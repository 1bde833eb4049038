import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { fieldAt, recordName } from '../records/record-name'
import { buildResultColumns } from './result-columns'

/** A record that is suggested while typing. */
export interface Suggestion {
  readonly recordId: string
  readonly name: string
  /** What distinguishes it from others of its name. */
  readonly details: string
  /** What its object is called. */
  readonly kind: string
}

/** How many of a record's fields are shown with its name. */
const maxDetails = 3

/** The record as it is offered; its name is known when its object is. */
export function toSuggestion(
  record: RecordRepresentation,
  info: ObjectInfoRepresentation | undefined,
  kind: string,
): Suggestion {
  const columns = info === undefined ? [] : buildResultColumns([record], info).slice(1)
  const details = columns.flatMap(({ fieldApiName }) => {
    const field = fieldAt(record, fieldApiName)
    const text = field?.displayValue ?? (typeof field?.value === 'string' ? field.value : '')
    return text === '' ? [] : [text]
  })
  return {
    recordId: record.id,
    name: recordName(record, info?.nameFields[0]),
    details: details.slice(0, maxDetails).join(' · '),
    kind,
  }
}
