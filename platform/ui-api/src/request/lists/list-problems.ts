import { errorCatalogue, fail } from '@porchlight/errors'

/** Collects the problems of a list view's parts, so that one response names all of them. */
export class ListProblems {
  readonly #problems: { readonly part: keyof typeof partLabels; readonly message: string }[] = []

  /** Records a problem of one part, as a sentence. */
  add(part: keyof typeof partLabels, message: string): void {
    this.#problems.push({ part, message })
  }

  /** Fails with `invalidListInfo` when there is any problem. */
  refuse(): void {
    const [first] = this.#problems
    if (first === undefined) return
    const { code } = errorCatalogue.invalidListInfo
    const fieldErrors = this.#problems.map(({ part, message }) => ({
      field: part,
      fieldLabel: partLabels[part],
      errorCode: code,
      message,
    }))
    throw fail('invalidListInfo', { reason: first.message }, { fieldErrors })
  }
}

const partLabels = {
  displayColumns: 'Columns',
  filterLogicString: 'Filter logic',
  filteredByInfo: 'Filters',
  label: 'Label',
  listShares: 'Shares',
  listViewApiName: 'API name',
  scope: 'Scope',
  visibility: 'Visibility',
} as const
