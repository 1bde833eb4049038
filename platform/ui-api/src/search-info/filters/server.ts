import { fingerprint, type ResolvedObject } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { columnLabel } from '../../representation/column-label'
import { filterOperatorsOf } from '../../request/filters/filter-operands'
import type { ListField } from '../../request/lists/list-view'
import { findObject, resourceUrl } from '../../request/records/find-object'
import { filterFields, filterTypeOf } from '../../request/search/search-filter-fields'
import { recordTypeGroup } from '../../request/search/search-filters'
import { getSearchFilterMetadataContract, type SearchFilterRepresentation } from './contract'

const handleFilters = handleCall(
  getSearchFilterMetadataContract,
  async ({ params, query }, context: CallContext) => {
    const { object } = findObject(params.objectApiName, context)
    const fields = await filterFields(object, query.channel, query.configurationName, context)
    const body = {
      channel: query.channel ?? null,
      configurationName: query.configurationName ?? null,
      filters: [
        ...fields.flatMap((field) => describeFilter(object, field, context) ?? []),
        ...describeRecordTypes(object, context),
      ],
      objectApiName: object.apiName,
    }
    return { body: { eTag: fingerprint(JSON.stringify(body)), ...body } }
  },
)

/** The call that describes the filters of a search. */
export const handlers: readonly CallHandler[] = [handleFilters]

function describeFilter(
  object: ResolvedObject,
  field: ListField,
  context: CallContext,
): SearchFilterRepresentation | null {
  const type = filterTypeOf(field)
  if (type === null) return null
  return {
    apiName: field.fieldApiName,
    fieldPath: field.fieldApiName,
    kind: 'Field',
    label: columnLabel(field.path, context.viewer.language),
    objectApiName: object.apiName,
    operators: filterOperatorsOf(field.path.field),
    optionsUrl: type === 'Select' ? optionsUrl(object, field.fieldApiName, context) : null,
    type,
  }
}

const recordTypeLabel = { en: 'Kind', es: 'Clase' } as const

/** Record types are the only categories; there are none where the viewer cannot read them. */
function describeRecordTypes(
  object: ResolvedObject,
  context: CallContext,
): readonly SearchFilterRepresentation[] {
  const { viewer } = context
  const hasRecordTypes = object.recordTypes.some((type) => !type.master)
  if (!hasRecordTypes || !object.access[viewer.class].read.has('RecordTypeId')) return []
  return [
    {
      apiName: recordTypeGroup,
      fieldPath: null,
      kind: 'DataCategory',
      label: recordTypeLabel[viewer.language],
      objectApiName: object.apiName,
      operators: ['AT', 'ABOVE', 'BELOW', 'ABOVE_OR_BELOW'],
      optionsUrl: optionsUrl(object, recordTypeGroup, context),
      type: 'Select',
    },
  ]
}

function optionsUrl(object: ResolvedObject, filterApiName: string, context: CallContext): string {
  return resourceUrl(context, `/search-info/${object.apiName}/filters/${filterApiName}/options`)
}
