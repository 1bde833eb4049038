import {
  type CheckedPageRead,
  checkBoolean,
  checkFieldNames,
  checkInteger,
  checkName,
  checkQualifiedField,
  checkString,
  type Edition,
  type ResourceRequest,
} from '@porchlight/data-service'
import type { ListFieldName } from '../../field-names/field-name-client'
import { resourceRequest } from '../resource-request-client'

/** Lifetime of a page of records in milliseconds (`docs/specification/data-service.md` section 9). */
export const listPageTtlMs = 30_000

/** Object and field apart. */
interface FieldParts {
  readonly objectApiName: string
  readonly fieldApiName: string
}

type ListFieldInput = ListFieldName | FieldParts
type SortInput = string | FieldParts

/** Which page of a list, with which fields in which order. */
export interface ListPageConfig {
  /** Plain or qualified names, in addition to the list's own. */
  readonly fields?: ListFieldInput | readonly ListFieldInput[] | undefined
  readonly optionalFields?: ListFieldInput | readonly ListFieldInput[] | undefined
  /** 50 by default. */
  readonly pageSize?: number | undefined
  /** `nextPageToken` or `previousPageToken` of another page. */
  readonly pageToken?: string | undefined
  /** Field names, `-Name` for descending, or object and field apart; the list's own order by default. */
  readonly sortBy?: SortInput | readonly SortInput[] | undefined
}

/** Which of a list's records. */
export interface ListFilterConfig {
  /** A search term that any text of a record may contain. */
  readonly searchTerm?: string | undefined
  /** A condition in the syntax of GraphQL, or as an object: `{ Status: { eq: 'New' } }`. */
  readonly where?: string | Readonly<Record<string, unknown>> | undefined
  /** Requests `totalCount`: the total number of records in the list. */
  readonly includeTotalCount?: boolean | undefined
}

/** A checked page; omitted properties are undefined. */
export interface CheckedListPage {
  readonly fields: readonly string[] | undefined
  readonly optionalFields: readonly string[] | undefined
  readonly pageSize: number | undefined
  readonly pageToken: string | undefined
  readonly searchTerm: string | undefined
  readonly sortBy: readonly string[] | undefined
  readonly where: string | Readonly<Record<string, unknown>> | undefined
  readonly includeTotalCount: true | undefined
}

/** The part of a checked page that does not choose rows: the same for all pages of one list. */
export type CheckedListShape = Omit<CheckedListPage, 'pageSize' | 'pageToken'>

/** The default size of a page of records (`docs/specification/data-service.md` section 9). */
export const defaultPageSize = 50

/**
 * Returns a page in the form that `defineListReadAdapter` expects: the list that it belongs to, and its position and
 * size.
 */
export function pageReadOf<List>(
  list: List,
  { pageSize, pageToken, ...shape }: CheckedListPage,
): CheckedPageRead<List & { readonly shape: CheckedListShape }> {
  return { list: { ...list, shape }, pageSize, pageToken }
}

/** The page that a read requests, reassembled. */
export function pageOfRead({
  list,
  pageSize,
  pageToken,
}: CheckedPageRead<{ readonly shape: CheckedListShape }>): CheckedListPage {
  const { fields, optionalFields, ...rest } = list.shape
  return { fields, optionalFields, pageSize, pageToken, ...rest }
}

/** Wrong-typed values are dropped (`docs/specification/data-service.md` section 5). */
export function checkListPage(config: ListPageConfig, filter: ListFilterConfig = {}): CheckedListPage {
  return {
    fields: checkFieldNames(config.fields, checkListField),
    optionalFields: checkFieldNames(config.optionalFields, checkListField),
    pageSize: checkInteger(config.pageSize),
    pageToken: checkString(config.pageToken),
    searchTerm: checkString(filter.searchTerm),
    sortBy: checkSortBy(config.sortBy),
    where: checkWhere(filter.where),
    includeTotalCount: checkBoolean(filter.includeTotalCount) === true ? true : undefined,
  }
}

/** A plain or qualified name, or object and field apart, as modules of the platform's schema export them. */
function checkListField(value: unknown): string | null {
  return typeof value === 'string' ? checkName(value) : checkQualifiedField(value)
}

function checkSortBy(value: unknown): readonly string[] | undefined {
  const names = (Array.isArray(value) ? value : [value]).flatMap((one) => checkListField(one) ?? [])
  return names.length === 0 ? undefined : names
}

function checkWhere(where: unknown): CheckedListPage['where'] {
  if (typeof where === 'string') return checkName(where) ?? undefined
  return typeof where === 'object' && where !== null && !Array.isArray(where)
    ? (where as Readonly<Record<string, unknown>>)
    : undefined
}

/** The same for pages of the same list. */
export function listShapeKey(shape: CheckedListShape): string {
  return JSON.stringify([
    shape.fields,
    shape.optionalFields,
    shape.searchTerm,
    shape.sortBy,
    shape.where,
    shape.includeTotalCount,
  ])
}

/** The longest query that is sent in the URL; longer ones, and search terms, go in the body. */
const longestQuery = 2_000

/**
 * Creates the request for a page: GET, or POST when the URL would be long or would reveal the search term, and when a
 * field of a list view is named without its object, which is only allowed in bodies.
 */
export function listPageRequest(
  basePath: string,
  urlParams: Readonly<Record<string, string>>,
  page: CheckedListPage,
): ResourceRequest {
  const { searchTerm, where, ...rest } = page
  const post =
    searchTerm !== undefined ||
    where !== undefined ||
    listShapeKey(page).length + (page.pageToken?.length ?? 0) > longestQuery ||
    hasPlainNames(page, urlParams.objectApiName)
  return resourceRequest(
    post ? 'POST' : 'GET',
    basePath,
    urlParams,
    post ? {} : rest,
    post ? withoutAbsent(page) : null,
  )
}

/** Creates the GET request for a page, for calls that have no other form. */
export function listPageQuery(
  basePath: string,
  urlParams: Readonly<Record<string, string>>,
  page: CheckedListPage,
): ResourceRequest {
  const { where, ...rest } = page
  return resourceRequest('GET', basePath, urlParams, {
    ...rest,
    where: typeof where === 'object' ? JSON.stringify(where) : where,
  })
}

function hasPlainNames(page: CheckedListPage, objectApiName: string | undefined): boolean {
  if (objectApiName === undefined) return false
  const qualifier = `${objectApiName.toLowerCase()}.`
  const names = [...(page.fields ?? []), ...(page.optionalFields ?? [])]
  return names.some((name) => !name.toLowerCase().startsWith(qualifier))
}

function withoutAbsent(page: CheckedListPage): unknown {
  return Object.fromEntries(Object.entries(page).filter(([, value]) => value !== undefined))
}

/**
 * Returns the edition of a list that a page belongs to: when the list's definition has changed, earlier pages are
 * reread (`docs/specification/data-service.md` section 4).
 */
export function listEdition(list: string, body: unknown): Edition | undefined {
  const { listInfoETag } = body as { readonly listInfoETag?: unknown }
  return typeof listInfoETag === 'string' ? { of: list, mark: listInfoETag } : undefined
}
