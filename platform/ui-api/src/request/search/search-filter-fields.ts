import type { FieldDataType, ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { filterOperatorsOf } from '../filters/filter-operands'
import { fieldsOf, type ListField, pathFor } from '../lists/list-view'
import { searchScope } from './search-scope'

/** How a filter is filled in: chosen from options, or typed. Other data types have no search filter. */
const typesOfFilters: Readonly<Partial<Record<FieldDataType, 'Text' | 'Select'>>> = {
  Boolean: 'Select',
  Email: 'Text',
  Phone: 'Text',
  Picklist: 'Select',
  Reference: 'Select',
  String: 'Text',
  Url: 'Text',
}

/** Returns the filter type of a field; null when it has none. */
export function filterTypeOf({ path: { field } }: ListField): 'Text' | 'Select' | null {
  // Record types are the categories of a data category filter.
  if (field.apiName === 'RecordTypeId' || filterOperatorsOf(field).length === 0) return null
  if (field.dataType === 'Reference' && field.reference === null) return null
  return typesOfFilters[field.dataType] ?? null
}

/**
 * Returns the fields that a search of an object can be filtered by; fails with `notFound` for an unknown configuration.
 */
export async function filterFields(
  object: ResolvedObject,
  channel: 'Web' | 'Mobile' | undefined,
  configurationName: string | undefined,
  context: CallContext,
): Promise<readonly ListField[]> {
  if (configurationName !== undefined) {
    return (await searchScope(object, configurationName, context)).columns
  }
  const layout = object.layouts[channel === 'Mobile' ? 'Compact' : 'Full']
  return fieldsOf(layout.fieldApiNames, (name) => pathFor(name, object, context.viewer, context))
}
