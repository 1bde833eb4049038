import type { RecordColumn } from './record-column'

interface AvailableColumn {
  readonly fieldApiName: string
  readonly label: string
  readonly sortable: boolean
}

/** The columns that an address names, in its order; those of the view when it names none that exists. */
export function selectColumns(
  defaults: readonly RecordColumn[],
  names: readonly string[] | null,
  available: readonly AvailableColumn[] | undefined,
): readonly RecordColumn[] {
  if (names === null) return defaults
  const selected = names.flatMap((name): readonly RecordColumn[] => {
    const defaultColumn = defaults.find(({ fieldApiName }) => fieldApiName === name)
    if (defaultColumn !== undefined) return [defaultColumn]
    const column = available?.find(({ fieldApiName }) => fieldApiName === name)
    return column === undefined ? [] : [{ ...column, lookupId: null }]
  })
  return selected.length === 0 ? defaults : selected
}
