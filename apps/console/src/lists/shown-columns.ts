import type { RecordColumn } from './record-column'

interface PossibleColumn {
  readonly fieldApiName: string
  readonly label: string
  readonly sortable: boolean
}

/** The columns that an address names, in its order; those of the view when it names none that exists. */
export function chosenColumns(
  own: readonly RecordColumn[],
  names: readonly string[] | null,
  possible: readonly PossibleColumn[] | undefined,
): readonly RecordColumn[] {
  if (names === null) return own
  const chosen = names.flatMap((name): readonly RecordColumn[] => {
    const known = own.find(({ fieldApiName }) => fieldApiName === name)
    if (known !== undefined) return [known]
    const column = possible?.find(({ fieldApiName }) => fieldApiName === name)
    return column === undefined ? [] : [{ ...column, lookupId: null }]
  })
  return chosen.length === 0 ? own : chosen
}
