import { fail } from '@porchlight/errors'
import { masterRecordTypeId, type ResolvedObject } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { allOf } from '../filters/filter-logic'
import { filterOperatorsOf, operandValue } from '../filters/filter-operands'
import { filtersToCondition, type ListFilter } from '../filters/filters-to-condition'
import { pathFor } from '../lists/list-view'
import { allConditions } from './search-scope'

/** A search filter, as in requests. */
export interface SearchFilter {
  readonly fieldPath: string
  readonly objectApiName?: string
  readonly operator: string
  readonly values: readonly (string | number | boolean)[]
}

/** Categories that records are restricted to, as in requests. */
export interface DataCategoryFilter {
  readonly groupName: string
  readonly operator: string
  readonly values: readonly string[]
}

/** The group of categories that objects with record types have: the record types, below the master. */
export const recordTypeGroup = 'RecordType'

/**
 * Combines the filters and data categories of a search into one condition, all of which must hold. Fails with
 * `unknownField` for a field that does not exist for the viewer, and with `invalidParameter` for an operator, a value,
 * a group or a category that does not exist.
 */
export function searchCondition(
  object: ResolvedObject,
  filters: readonly SearchFilter[] | undefined,
  dataCategories: readonly DataCategoryFilter[] | undefined,
  context: CallContext,
): Condition | null {
  const listFilters = (filters ?? []).map((filter) => parseFilter(object, filter, context))
  return allConditions([
    filtersToCondition(listFilters, allOf(listFilters.length)),
    ...(dataCategories ?? []).map((category) => categoryCondition(object, category)),
  ])
}

function parseFilter(object: ResolvedObject, filter: SearchFilter, context: CallContext): ListFilter {
  const { objectApiName = object.apiName } = filter
  if (objectApiName.toLowerCase() !== object.apiName.toLowerCase()) {
    throw invalidFilter(`${objectApiName.slice(0, 80)} is not what is searched.`)
  }
  const qualifier = `${object.apiName.toLowerCase()}.`
  const fieldApiName = filter.fieldPath.toLowerCase().startsWith(qualifier)
    ? filter.fieldPath.slice(qualifier.length)
    : filter.fieldPath
  const path = pathFor(fieldApiName, object, context.viewer, context)
  if (path === null) throw fail('unknownField', { field: fieldApiName.slice(0, 80), object: object.apiName })
  const operator = filterOperatorsOf(path.field).find((candidate) => candidate === filter.operator)
  if (operator === undefined) {
    throw invalidFilter(`${fieldApiName} is not compared by ${filter.operator.slice(0, 40)}.`)
  }
  const operandLabels = filter.values.map(String)
  const stranger = operandLabels.find((operand) => operandValue(path.field, operator, operand) === undefined)
  if (stranger !== undefined) {
    throw invalidFilter(`${stranger.slice(0, 80)} is no value of ${fieldApiName}.`)
  }
  return { fieldApiName, path, operator, operandLabels }
}

/** Returns the record types that a category covers, following the platform's operators over this two-level tree. */
function categoryCondition(object: ResolvedObject, category: DataCategoryFilter): Condition | null {
  const hasRecordTypes = object.recordTypes.some((type) => !type.master)
  if (category.groupName !== recordTypeGroup || !hasRecordTypes) {
    throw invalidCategory(`there is no group ${category.groupName.slice(0, 80)}.`)
  }
  const wanted = new Set<string | null>()
  for (const value of category.values) {
    const type = object.recordTypes.find(({ developerName }) => developerName === value)
    if (type === undefined) throw invalidCategory(`there is no category ${value.slice(0, 80)}.`)
    const reachesDown = category.operator === 'BELOW' || category.operator === 'ABOVE_OR_BELOW'
    const reachesUp = category.operator === 'ABOVE' || category.operator === 'ABOVE_OR_BELOW'
    if (!reachesDown && !reachesUp && category.operator !== 'AT') {
      throw invalidCategory(`${category.operator.slice(0, 40)} is no operator.`)
    }
    if (type.master && reachesDown) return null
    if (!type.master) wanted.add(type.recordTypeId)
    // Records of the master record type have no other type, so the field is empty.
    if (type.master || reachesUp) wanted.add(null).add(masterRecordTypeId)
  }
  return { kind: 'compare', field: 'RecordTypeId', operator: 'in', value: [...wanted] }
}

function invalidFilter(reason: string): Error {
  return fail('invalidParameter', { parameter: 'filters', reason })
}

function invalidCategory(reason: string): Error {
  return fail('invalidParameter', { parameter: 'dataCategories', reason })
}
