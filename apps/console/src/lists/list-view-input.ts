import type { Filter } from '../filters/filter'
import type { ListInfo } from './list-info'

/** The most characters of a list view's name in the data service. */
const nameLimit = 40

type SavedFilters = Pick<ListInfo, 'filterLogicString'> & {
  readonly filteredByInfo: readonly Pick<
    ListInfo['filteredByInfo'][number],
    'fieldApiName' | 'operandLabels' | 'operator'
  >[]
}

/** The filters of a list view with those of an address: both hold, however the view's own belong together. */
export function combineFilters(
  { filteredByInfo, filterLogicString }: Pick<ListInfo, 'filteredByInfo' | 'filterLogicString'>,
  filters: readonly Filter[],
): SavedFilters {
  const firstNumber = filteredByInfo.length + 1
  const numbers = filters.map((_, index) => String(firstNumber + index))
  return {
    filteredByInfo: [
      ...filteredByInfo.map(({ fieldApiName, operandLabels, operator }) => ({
        fieldApiName,
        operandLabels,
        operator,
      })),
      ...filters.map(({ fieldApiName, operands, operator }) => ({
        fieldApiName,
        operandLabels: operands,
        operator,
      })),
    ],
    filterLogicString:
      filterLogicString === null || filters.length === 0
        ? filterLogicString
        : [`(${filterLogicString})`, ...numbers].join(' AND '),
  }
}

/** A name of letters and digits for a list of that label, made its own by the moment in milliseconds. */
export function generateListName(label: string, now: number): string {
  const suffix = `_${now.toString(36)}`
  const baseName = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '')
    .replace(/^[^A-Za-z]+/, '')
  return (baseName === '' ? 'List' : baseName).slice(0, nameLimit - suffix.length) + suffix
}
