import { fail } from '@porchlight/errors'
import {
  fingerprint,
  keepWithinBudget,
  type RecordRepresentation,
  type ResolvedObject,
} from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import type { RecordPageRepresentation } from '../../representation/record-page'
import { parsePageSize } from '../parse-request'
import type { RecordSelection } from '../records/record-selection'
import { type ChildSelection, refuseManyLists } from './child-selection'

/** The maximum offset of a page of child records; rows beyond the first 2,000 are not numbered. */
const offsetLimit = 2_000
const pageSizes = { min: 1, max: 2_000, fallback: 5 }

/** The page of child records that a query requests. */
export interface ChildPage {
  readonly page: number
  readonly pageSize: number
}

/** Reads `page`, from 0, and `pageSize`, 5 by default. */
export function parseChildPage(query: {
  readonly page?: string | undefined
  readonly pageSize?: string | undefined
}): ChildPage {
  const pageSize = parsePageSize(query.pageSize, pageSizes)
  const page = Number(query.page ?? 0)
  if (page < 0 || page * pageSize > offsetLimit) {
    const max = Math.floor(offsetLimit / pageSize)
    throw fail('numberOutsideRange', { parameter: 'page', min: 0, max })
  }
  return { page, pageSize }
}

/** A record as read, and what was selected of it. */
export interface ReadRecord extends Pick<RecordSelection, 'children' | 'query'> {
  readonly record: RecordRepresentation
  readonly object: ResolvedObject
}

/**
 * Returns each record with one page of child records for each relationship, in the order of the relationship's related
 * list. Its eTag then covers them as well. Fails with `beyondBudget` when the pages would contain more records than a
 * call may read.
 */
export async function withChildRecords(
  read: readonly ReadRecord[],
  childPage: ChildPage,
  context: CallContext,
): Promise<readonly RecordRepresentation[]> {
  const pageCount = read.reduce((count, { children }) => count + children.length, 0)
  refuseManyLists(pageCount)
  keepWithinBudget('rows', pageCount * childPage.pageSize)
  return Promise.all(read.map((one) => withChildrenOf(one, childPage, context)))
}

async function withChildrenOf(
  read: ReadRecord,
  childPage: ChildPage,
  context: CallContext,
): Promise<RecordRepresentation> {
  const { record, children } = read
  if (children.length === 0) return record
  const pages = await Promise.all(
    children.map(async (child) => ({
      name: child.relationship.relationshipName,
      page: await readChildPage(read, child, childPage, context),
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
  { record, object, query }: ReadRecord,
  { relationship, child, selection }: ChildSelection,
  { page, pageSize }: ChildPage,
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
    parent: { fieldApiName: relationship.fieldApiName, recordId: record.id },
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
    const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
    const search = new URLSearchParams([...given, ['page', String(number)], ['pageSize', String(pageSize)]])
    return `/services/data/${context.apiVersion}/ui-api/records/${record.id}?${search}`
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
