import { fail } from '@porchlight/errors'
import type { Label, ResolvedObject } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { type ListField, pathFor } from '../../request/lists/list-view'
import { findObject } from '../../request/records/find-object'
import { filterTypeOf } from '../../request/search/search-filter-fields'
import { recordTypeGroup } from '../../request/search/search-filters'
import { shortestTerm } from '../../request/search/search-term'
import { getSearchFilterOptionsContract, type SearchFilterOptionRepresentation } from './contract'

/** The most records that are offered to refer to. */
const recordLimit = 50

const handleOptions = handleCall(
  getSearchFilterOptionsContract,
  async ({ params, query }, context: CallContext) => {
    const { object } = findObject(params.objectApiName, context)
    const q = query.q?.trim() ?? ''
    const { apiName, options } = await optionsOf(object, params.filterApiName, q, context)
    return {
      body: { filterApiName: apiName, objectApiName: object.apiName, options, q: q === '' ? null : q },
    }
  },
)

/** The call that returns the options of a search filter. */
export const handlers: readonly CallHandler[] = [handleOptions]

interface FilterOptions {
  readonly apiName: string
  readonly options: readonly SearchFilterOptionRepresentation[]
}

async function optionsOf(
  object: ResolvedObject,
  filterApiName: string,
  q: string,
  context: CallContext,
): Promise<FilterOptions> {
  const { viewer } = context
  if (filterApiName.toLowerCase() === recordTypeGroup.toLowerCase()) {
    const isRead = object.access[viewer.class].read.has('RecordTypeId')
    if (!isRead || !object.recordTypes.some((type) => !type.master))
      throw unknownFilter(object, filterApiName)
    const types = object.recordTypes.map(({ developerName, label }) => ({ value: developerName, label }))
    return { apiName: recordTypeGroup, options: labelled(types, q, context) }
  }
  const path = pathFor(filterApiName, object, viewer, context)
  if (path === null) throw unknownFilter(object, filterApiName)
  const field: ListField = { fieldApiName: filterApiName, path }
  const type = filterTypeOf(field)
  if (type === null) throw unknownFilter(object, filterApiName)
  return { apiName: filterApiName, options: await fieldOptions(field, q, context) }
}

const yesAndNo: readonly { readonly value: string; readonly label: Label }[] = [
  { value: 'true', label: { en: 'Yes', es: 'Sí' } },
  { value: 'false', label: { en: 'No', es: 'No' } },
]

async function fieldOptions(
  { path: { field } }: ListField,
  q: string,
  context: CallContext,
): Promise<readonly SearchFilterOptionRepresentation[]> {
  if (field.dataType === 'Picklist') return labelled(field.picklistValues, q, context)
  if (field.dataType === 'Boolean') return labelled(yesAndNo, q, context)
  const target = context.metadata.object(field.reference?.objectApiName ?? '')
  return target === undefined ? [] : recordOptions(target, q, context)
}

/** Returns the choices whose label contains `q`, ignoring case and accents; an empty text matches every label. */
function labelled(
  choices: readonly { readonly value: string; readonly label: Label }[],
  q: string,
  { viewer }: CallContext,
): readonly SearchFilterOptionRepresentation[] {
  return choices
    .map(({ value, label }) => ({ label: label[viewer.language], value }))
    .filter(({ label }) => folded(label).includes(folded(q)))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Records that the viewer sees: the best for `q`, or the first by name while less than two characters are typed. */
async function recordOptions(
  target: ResolvedObject,
  q: string,
  context: CallContext,
): Promise<readonly SearchFilterOptionRepresentation[]> {
  const { viewer, engine } = context
  const [nameField = 'Id'] = target.nameFields
  if (
    target.access[viewer.class].records.kind === 'none' ||
    !target.access[viewer.class].read.has(nameField)
  ) {
    return []
  }
  const selection = { fields: [nameField], optionalFields: [] }
  const shared = { objectApiName: target.apiName, selection, condition: null, pageSize: recordLimit }
  const records =
    q.length < shortestTerm
      ? (
          await engine.listRecords(viewer, {
            ...shared,
            parent: null,
            orderings: [{ field: nameField, ascending: true }],
            searchTerm: null,
            position: { kind: 'start' },
          })
        ).records
      : (await engine.searchRecords(viewer, { ...shared, term: q, offset: 0 })).found.map(
          ({ record }) => record,
        )
  return records.map((record) => ({
    label: String(record.fields[nameField]?.value ?? record.id),
    value: record.id,
  }))
}

function unknownFilter(object: ResolvedObject, name: string): Error {
  return fail('unknownField', { field: name.slice(0, 80), object: object.apiName })
}
