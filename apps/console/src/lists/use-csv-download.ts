import type { RecordRepresentation } from '@porchlight/metadata'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import { csvOf } from '@porchlight/page-parts/page/csv'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { saveText } from '@porchlight/page-parts/page/save-text'
import { fieldAt, isRecord } from '../records/record-name'
import { consoleLabels } from '../shell/labels'
import type { RecordColumn } from './record-column'

/**
 * Makes the function that has the browser save rows, as they are shown, as a file named after the list. The audit log says
 * so first; false, and no file, where that was not possible.
 */
export function useCsvDownload({
  objectApiName,
  listLabel,
}: {
  readonly objectApiName: string
  readonly listLabel: string
}): (columns: readonly RecordColumn[], records: readonly RecordRepresentation[]) => Promise<boolean> {
  const t = useLabels(consoleLabels)
  const cellText = (record: RecordRepresentation, fieldApiName: string): string => {
    const field = fieldAt(record, fieldApiName)
    const value = field?.value
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return field?.displayValue ?? (isRecord(value) || value == null ? '' : String(value))
  }
  return async (columns, records) => {
    const exportEvent = { objectApiName, rows: records.length }
    const response = await callMethod('CustomerPortalOperationsController/noteListExport', exportEvent)
    if (response.kind === 'refused') return false
    const text = csvOf([
      columns.map(({ label }) => label),
      ...records.map((record) => columns.map(({ fieldApiName }) => cellText(record, fieldApiName))),
    ])
    saveText(text, `${listLabel.replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`)
    return true
  }
}
