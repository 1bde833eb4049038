import { checkName } from '@porchlight/data-service'
import type { ListInput } from './list-input-schemas'

/** The definition of a list view (`docs/specification/data-service.md` section 3, list info create/update input). */
export interface ListInfoInput {
  readonly label?: string | undefined
  readonly listViewApiName?: string | undefined
  readonly displayColumns?: readonly string[] | undefined
  readonly filteredByInfo?:
    | readonly {
        readonly fieldApiName: string
        readonly operandLabels: readonly string[]
        readonly operator: string
      }[]
    | undefined
  /** Such as `(1 OR 2) AND 3`; null when all filters must match. */
  readonly filterLogicString?: string | null | undefined
  readonly scope?:
    | {
        readonly apiName: string
        readonly entityId?: string | null
        readonly relatedEntityId?: string | null
      }
    | undefined
  readonly visibility?: 'Private' | 'Public' | 'Shared' | undefined
  readonly listShares?: ListInput['listShares'] | undefined
}

/**
 * Returns the given parts of a list view; null when one of them is malformed (`docs/specification/data-service.md`
 * section 5).
 */
export function checkListInput(input: ListInfoInput): ListInput | null {
  const { scope, filteredByInfo, displayColumns, listShares } = input
  const isValid =
    [input.label, input.listViewApiName].every((name) => name === undefined || checkName(name) !== null) &&
    isAbsentOr(input.filterLogicString, (logic) => logic === null || typeof logic === 'string') &&
    isAbsentOr(input.visibility, (value) => ['Private', 'Public', 'Shared'].includes(value)) &&
    isAbsentOr(displayColumns, isStrings) &&
    isAbsentOr(filteredByInfo, (filters) => Array.isArray(filters) && filters.every(isFilter)) &&
    isAbsentOr(scope, (value) => isObject(value) && checkName(value.apiName) !== null) &&
    isAbsentOr(listShares, Array.isArray)
  if (!isValid) return null
  const given = {
    displayColumns,
    filterLogicString: input.filterLogicString,
    filteredByInfo: filteredByInfo?.map(({ fieldApiName, operandLabels, operator }) => ({
      fieldApiName,
      operandLabels,
      operator,
    })),
    label: input.label?.trim(),
    listShares,
    listViewApiName: input.listViewApiName?.trim(),
    scope,
    visibility: input.visibility,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function isFilter(filter: unknown): boolean {
  return (
    isObject(filter) &&
    typeof filter.fieldApiName === 'string' &&
    typeof filter.operator === 'string' &&
    isStrings(filter.operandLabels)
  )
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAbsentOr<Value>(value: Value | undefined, check: (value: Value) => boolean): boolean {
  return value === undefined || check(value)
}
