import { createLabels } from '@porchlight/i18n'
import type { Language, ResolvedObject } from '@porchlight/metadata'
import { byteOrderMark, csvLines } from '@porchlight/server-methods/files/csv-lines'
import { planFileLabels } from '../../facts/plan-file-labels'
import type { PlanRow } from './compare-plans'
import { sentenceOf } from './fault'
import { fieldOf, fileFields, headingOf, type PlanValues, shownValue } from './plan-columns'
import type { PlanTable } from './read-plan-table'

/** Plans as a file that can be loaded again. */
export function planFileOf(
  plans: readonly PlanValues[],
  object: ResolvedObject,
  shown: { readonly language: Language; readonly utilityNames: ReadonlyMap<string, string> },
): string {
  const headings = fileFields.map((name) => headingOf(object, name)[shown.language])
  const rows = plans.map((values) =>
    fileFields.map((name) => shownValue(fieldOf(object, name), values[name] ?? null, shown)),
  )
  return byteOrderMark + csvLines([headings, ...rows])
}

/** Returns the file as it was sent, with a column in front that states the correction to make in each row. */
export function fileToMend(table: PlanTable, rows: readonly PlanRow[], language: Language): string {
  const toMend = createLabels(language, planFileLabels)('toMend')
  const isOwn = (index: number) => table.columns[index] === null
  const kept = (cells: readonly string[]) => cells.filter((_cell, index) => !isOwn(index))
  const faultsOf = new Map(rows.map(({ row, faults }) => [row, faults]))
  return (
    byteOrderMark +
    csvLines([
      [toMend, ...kept(table.headings)],
      ...table.rows.map(({ row, cells }) => {
        const sentences = (faultsOf.get(row) ?? []).map((fault) => sentenceOf(fault, language))
        return [sentences.join(' '), ...kept(cells)]
      }),
    ])
  )
}
