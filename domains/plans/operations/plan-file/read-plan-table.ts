import { createLabels } from '@porchlight/i18n'
import type { ResolvedObject } from '@porchlight/metadata'
import { csvTable } from '@porchlight/server-methods/files/csv-table'
import { planFileLabels } from '../../facts/plan-file-labels'
import { planFileLimits } from '../../facts/plan-file-limits'
import { type Fault, faultOf, sentenceOf } from './fault'
import { type FileField, fieldOfHeading, headingOf } from './plan-columns'

/** A plan’s row of a file. */
export interface TableRow {
  /** As spreadsheets count, the headings being row 1. */
  readonly row: number
  readonly cells: readonly string[]
}

/** A file of plans whose columns are known. */
export interface PlanTable {
  readonly headings: readonly string[]
  /** The field of each heading; null for a column that is passed over. */
  readonly columns: readonly (FileField | null)[]
  readonly rows: readonly TableRow[]
}

/** Reads the text of a file of plans; faults instead when it cannot be read as one. Cells are not looked at. */
export function readPlanTable(
  text: string,
  object: ResolvedObject,
): PlanTable | { readonly faults: readonly Fault[] } {
  if (text.length > planFileLimits.characters) {
    return { faults: [faultOf('tooLarge', null, { count: String(planFileLimits.characters / 1_000) })] }
  }
  if (text.includes('\uFFFD')) return { faults: [faultOf('notUtf8')] }
  const table = csvTable(text)
  if (table.kind === 'broken') {
    const broken = faultOf('broken')
    const inRow = { en: sentenceOf(broken, 'en', table.row), es: sentenceOf(broken, 'es', table.row) }
    return { faults: [{ column: null, reason: inRow }] }
  }
  const [headings = [], ...below] = table.rows
  const rows = below
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const columns = headings.map((heading) => fieldOfHeading(object, heading))
  const faults = [...faultsOfHeadings(headings, columns, object), ...faultsOfLength(rows.length)]
  return faults.length > 0 ? { faults } : { headings, columns, rows }
}

function faultsOfHeadings(
  headings: readonly string[],
  columns: readonly (FileField | null)[],
  object: ResolvedObject,
): readonly Fault[] {
  if (!columns.includes('ProductCode')) {
    const { en, es } = headingOf(object, 'ProductCode')
    const [english, spanish] = [en, es].map((column) => faultOf('noCodeColumn', null, { column }).reason)
    return [{ column: null, reason: { en: english?.en ?? '', es: spanish?.es ?? '' } }]
  }
  const ownColumns = (['en', 'es'] as const).map((language) =>
    createLabels(language, planFileLabels)('toMend'),
  )
  return headings.flatMap((column, index) => {
    const field = columns[index] ?? null
    if (field === null) {
      return column === '' || ownColumns.includes(column) ? [] : [faultOf('unknownColumn', null, { column })]
    }
    return columns.indexOf(field) === index ? [] : [faultOf('columnTwice', null, { column })]
  })
}

function faultsOfLength(count: number): readonly Fault[] {
  if (count === 0) return [faultOf('empty')]
  if (count <= planFileLimits.rows) return []
  return [faultOf('tooManyRows', null, { rows: String(count), count: String(planFileLimits.rows) })]
}
