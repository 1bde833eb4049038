import { fail } from '@porchlight/errors'
import type { FieldValue, OrderByDeclaration, RecordRepresentation } from '@porchlight/metadata'
import type { Condition, ListRequest } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import type { LookupTarget } from './lookup-field'
import { allConditions } from './search-scope'
import { parseSearchTerm } from './search-term'

export const lookupSearchTypes = ['Recent', 'Search', 'TypeAhead'] as const
export type LookupSearchType = (typeof lookupSearchTypes)[number]

/** How to look up records: among the most recently viewed, among all by a search term, or by how a name begins. */
export interface LookupRequest {
  readonly searchType: LookupSearchType
  readonly q: string | undefined
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly orderBy: readonly OrderByDeclaration[]
  /** The condition of the field's filter; null when there is none. */
  readonly condition: Condition | null
}

/** Suggestions of one target. */
export interface LookupPage {
  readonly records: readonly RecordRepresentation[]
  readonly hasMore: boolean
}

/** The fewest characters that a name is completed from. */
const shortestTypeAhead = 3

/** The offset beyond which nothing is listed. */
const offsetLimit = 2_000

/**
 * Finds records of a target that a lookup offers, with id, name and `DisambiguationField`. Fails with
 * `invalidParameter` for too few characters, `numberOutsideRange` beyond the pages that there are, and for
 * `orderBy` as lists do.
 */
export async function lookupRecords(
  target: LookupTarget,
  request: LookupRequest,
  context: CallContext,
): Promise<LookupPage> {
  const offset = (request.page - 1) * request.pageSize
  if (offset > offsetLimit) {
    const max = Math.floor(offsetLimit / request.pageSize) + 1
    throw fail('numberOutsideRange', { parameter: 'page', min: 1, max })
  }
  const page = await findPage(target, request, offset, context)
  return { ...page, records: page.records.map((record) => suggestionOf(record, target)) }
}

async function findPage(
  target: LookupTarget,
  request: LookupRequest,
  offset: number,
  context: CallContext,
): Promise<LookupPage> {
  if (request.searchType === 'Recent') return recentPage(target, request, offset, context)
  const least = request.searchType === 'TypeAhead' ? shortestTypeAhead : undefined
  const term = parseSearchTerm(request.q, least)
  const condition =
    request.searchType === 'TypeAhead'
      ? allConditions([request.condition, nameBegins(target, term)])
      : request.condition
  if (request.searchType === 'TypeAhead' && target.nameField === null) return { records: [], hasMore: false }
  if (request.orderBy.length > 0) {
    const page = await context.engine.listRecords(context.viewer, {
      ...listRequest(target, request, condition),
      searchTerm: term,
      position: { kind: 'token', token: String(offset) },
    })
    return { records: page.records, hasMore: page.nextPageToken !== null }
  }
  const page = await context.engine.searchRecords(context.viewer, {
    objectApiName: target.object.apiName,
    selection: selectionOf(target),
    term,
    condition,
    pageSize: request.pageSize,
    offset,
  })
  return { records: page.found.map(({ record }) => record), hasMore: page.hasMore }
}

/**
 * Returns a page of the viewer's most recently viewed records, the latest first, as far as they can still be chosen.
 */
async function recentPage(
  target: LookupTarget,
  request: LookupRequest,
  offset: number,
  context: CallContext,
): Promise<LookupPage> {
  const { viewer, personalization, engine } = context
  if (viewer.class === 'guest') return { records: [], hasMore: false }
  const ids = await personalization.recentItems.latest(viewer.userId, 'record', target.object.apiName)
  if (ids.length === 0) return { records: [], hasMore: false }
  const seen: Condition = { kind: 'compare', field: 'Id', operator: 'in', value: ids }
  const found = await engine.listRecords(viewer, {
    ...listRequest(target, request, allConditions([seen, request.condition])),
    pageSize: ids.length,
  })
  const records =
    request.orderBy.length > 0
      ? found.records
      : [...found.records].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return {
    records: records.slice(offset, offset + request.pageSize),
    hasMore: records.length > offset + request.pageSize,
  }
}

function listRequest(target: LookupTarget, request: LookupRequest, condition: Condition | null): ListRequest {
  return {
    objectApiName: target.object.apiName,
    selection: selectionOf(target),
    condition,
    parent: null,
    orderings: request.orderBy.map((order) => ({ field: order.fieldApiName, ascending: order.isAscending })),
    searchTerm: null,
    pageSize: request.pageSize,
    position: { kind: 'start' },
  }
}

function selectionOf({ nameField, secondaryField }: LookupTarget) {
  const names = [nameField, secondaryField].flatMap((field) => field?.fieldApiName ?? [])
  return { fields: [], optionalFields: ['Id', ...names] }
}

/** Percent signs and underscores in the term match any one character: patterns have no escape. */
function nameBegins(target: LookupTarget, term: string): Condition {
  return {
    kind: 'compare',
    field: target.nameField?.fieldApiName ?? 'Id',
    operator: 'like',
    value: `${term.replaceAll('%', '_')}%`,
  }
}

/** A suggestion carries its secondary field under one name, whatever the object (`docs/specification/ui-api.md`). */
function suggestionOf(record: RecordRepresentation, target: LookupTarget): RecordRepresentation {
  const selected = ['Id', ...(target.nameField === null ? [] : [target.nameField.fieldApiName])]
  const fields: Record<string, FieldValue> = {
    DisambiguationField: secondaryOf(record, target),
  }
  for (const name of selected) {
    const field = record.fields[name]
    if (field !== undefined) fields[name] = field
  }
  return { ...record, fields }
}

const nothing: FieldValue = { displayValue: null, value: null }

/** The value at the end of the secondary field's path, which may cross relationships. */
function secondaryOf(record: RecordRepresentation, { secondaryField }: LookupTarget): FieldValue {
  if (secondaryField === null) return nothing
  let value: FieldValue | undefined
  let current: RecordRepresentation | null = record
  for (const name of secondaryField.fieldApiName.split('.')) {
    value = current?.fields[name]
    const inner: FieldValue['value'] | undefined = value?.value
    current = typeof inner === 'object' ? inner : null
  }
  return value === undefined ? nothing : { displayValue: value.displayValue, value: value.value }
}
