import { fail } from '@porchlight/errors'
import {
  fingerprint,
  keepWithinBudget,
  type RecordRepresentation,
  type ResolvedObject,
} from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import type { RecordPageRepresentation } from '../../representation/record-page'
import { parsePageSize } from '../../request/parse-request'
import type { ChildSelection } from './child-selection'

/** The offset of a page of child records; beyond the first 2,000 rows nothing is numbered. */
const offsetLimit = 2_000
const pageSizes = { min: 1, max: 2_000, fallback: 5 }

/** The page of child records that a query asks for, and the query itself for the addresses of other pages. */
export interface ChildPage {
  readonly page: number
  readonly pageSize: number
  readonly query: Readonly<Record<string, string>>
}

/** Reads `page`, from 0, and `pageSize`, 5 by default. */
export function parseChildPage(query: Readonly<Record<string, string | undefined>>): ChildPage {
  const pageSize = parsePageSize(query.pageSize, pageSizes)
  const page = Number(query.page ?? 0)
  if (page < 0 || page * pageSize > offsetLimit) {
    const max = Math.floor(offsetLimit / pageSize)
    throw fail('numberOutsideRange', { parameter: 'page', min: 0, max })
  }
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || name === 'updateMru' ? [] : [[name, value] as const],
  )
  return { page, pageSize, query: Object.fromEntries(given) }
}

/**
 * `record` with one page of child records for each relationship, in the order of the relationship's related
 * list. Its eTag then covers them as well. `beyondBudget` when the pages would hold more records than a call may read.
 */
export async function withChildRecords(
  record: RecordRepresentation,
  object: ResolvedObject,
  children: readonly ChildSelection[],
  childPage: ChildPage,
  context: CallContext,
): Promise<RecordRepresentation> {
  keepWithinBudget('rows', children.length * childPage.pageSize)
  const pages = await Promise.all(
    children.map(async (child) => ({
      name: child.relationship.relationshipName,
      page: await readChildPage(record.id, object, child, childPage, context),
    })),
  )
  const parts = pages.map(({ name, page }) => [
    name,
    page.currentPageUrl,
    page.nextPageUrl,
    page.records.map(({ eTag }) => eTag),
  ])
  return {
    ...record,
    childRelationships: Object.fromEntries(pages.map(({ name, page }) => [name, page])),
    eTag: fingerprint(JSON.stringify([record.eTag, parts])),
  }
}

async function readChildPage(
  recordId: string,
  object: ResolvedObject,
  { relationship, child, selection }: ChildSelection,
  { page, pageSize, query }: ChildPage,
  context: CallContext,
): Promise<RecordPageRepresentation> {
  const list = object.relatedLists.find(
    ({ childObjectApiName, fieldApiName }) =>
      childObjectApiName === child.apiName && fieldApiName === relationship.fieldApiName,
  )
  const found = await context.engine.listRecords(context.viewer, {
    objectApiName: child.apiName,
    selection,
    condition: null,
    parent: { fieldApiName: relationship.fieldApiName, recordId },
    orderings: (list?.orderedBy ?? []).map((order) => ({
      field: order.fieldApiName,
      ascending: order.isAscending,
    })),
    searchTerm: null,
    pageSize,
    position: page === 0 ? { kind: 'start' } : { kind: 'token', token: String(page * pageSize) },
  })
  const hasNext = found.nextPageToken !== null && (page + 1) * pageSize <= offsetLimit
  const tokenOf = (number: number) => String(number * pageSize)
  const urlOf = (number: number) => {
    const search = new URLSearchParams({ ...query, page: String(number), pageSize: String(pageSize) })
    return `/services/data/${context.apiVersion}/ui-api/records/${recordId}?${search}`
  }
  return {
    count: found.records.length,
    currentPageToken: tokenOf(page),
    currentPageUrl: urlOf(page),
    nextPageToken: hasNext ? tokenOf(page + 1) : null,
    nextPageUrl: hasNext ? urlOf(page + 1) : null,
    previousPageToken: page === 0 ? null : tokenOf(page - 1),
    previousPageUrl: page === 0 ? null : urlOf(page - 1),
    records: found.records,
  }
}
