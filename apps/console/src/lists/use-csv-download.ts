import type { RecordRepresentation } from '@porchlight/metadata'
import { csvOf } from '@porchlight/page-parts/page/csv'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { saveText } from '@porchlight/page-parts/page/save-text'
import { fieldAt, isRecord } from '../records/record-name'
import { consoleLabels } from '../shell/labels'
import type { RecordColumn } from './RecordTable'

/** Makes the function that has the browser save rows, as they are shown, as a file named after the list. */
export function useCsvDownload(
  listLabel: string,
): (columns: readonly RecordColumn[], records: readonly RecordRepresentation[]) => void {
  const t = useLabels(consoleLabels)
  const textOf = (record: RecordRepresentation, fieldApiName: string): string => {
    const field = fieldAt(record, fieldApiName)
    const value = field?.value
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return field?.displayValue ?? (isRecord(value) || value == null ? '' : String(value))
  }
  return (columns, records) => {
    const text = csvOf([
      columns.map(({ label }) => label),
      ...records.map((record) => columns.map(({ fieldApiName }) => textOf(record, fieldApiName))),
    ])
    saveText(text, `${listLabel.replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`)
  }
}
