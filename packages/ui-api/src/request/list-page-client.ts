import {
  checkFieldNames,
  checkInteger,
  checkName,
  checkString,
  type Edition,
  type ResourceRequest,
} from '@porchlight/data-service'

/** Lifetime of a page of records in milliseconds (`spec/data-service.md` section 9). */
export const listPageTtlMs = 30_000

/** Which page of a list, with which fields in which order. */
export interface ListPageConfig {
  /** Plain or qualified names; those of the list itself come besides. */
  readonly fields?: string | readonly string[] | undefined
  readonly optionalFields?: string | readonly string[] | undefined
  /** 50 by default. */
  readonly pageSize?: number | undefined
  /** `nextPageToken` or `previousPageToken` of another page. */
  readonly pageToken?: string | undefined
  /** Field names, `-Name` for descending; the list's own order by default. */
  readonly sortBy?: string | readonly string[] | undefined
}

/** A checked page; what was not given is undefined. */
export interface CheckedListPage {
  readonly fields: readonly string[] | undefined
  readonly optionalFields: readonly string[] | undefined
  readonly pageSize: number | undefined
  readonly pageToken: string | undefined
  readonly searchTerm: string | undefined
  readonly sortBy: readonly string[] | undefined
}

/** Wrong-typed values are dropped (`spec/data-service.md` section 5). */
export function checkListPage(config: ListPageConfig, searchTerm?: unknown): CheckedListPage {
  const sortBy = typeof config.sortBy === 'string' ? [config.sortBy] : config.sortBy
  return {
    fields: checkFieldNames(config.fields, checkName),
    optionalFields: checkFieldNames(config.optionalFields, checkName),
    pageSize: checkInteger(config.pageSize),
    pageToken: checkString(config.pageToken),
    searchTerm: checkString(searchTerm),
    sortBy: sortBy?.every((name) => checkName(name) !== null) ? sortBy : undefined,
  }
}

/** The same for the same page. */
export function listPageKey(page: CheckedListPage): string {
  return JSON.stringify([
    page.fields,
    page.optionalFields,
    page.pageSize,
    page.pageToken,
    page.searchTerm,
    page.sortBy,
  ])
}

/** The longest query that is sent in the address; longer ones, and search words, go in the body. */
const longestQuery = 2_000

/** The request for a page: GET, or POST when the address would be long or would show what was searched for. */
export function listPageRequest(
  basePath: string,
  urlParams: Readonly<Record<string, string>>,
  page: CheckedListPage,
): ResourceRequest {
  const post = page.searchTerm !== undefined || listPageKey(page).length > longestQuery
  const { searchTerm, ...rest } = page
  const content = searchTerm === undefined ? rest : { ...rest, searchTerm }
  return {
    method: post ? 'POST' : 'GET',
    baseUri: '/services/data/v65.0',
    basePath,
    urlParams,
    queryParams: post ? {} : content,
    headers: {},
    body: post ? content : null,
    priority: 'normal',
  }
}

/**
 * The edition of a list that a page is of: when the list's definition has changed, pages from before are
 * read again (`spec/data-service.md` section 4).
 */
export function listEdition(list: string, body: unknown): Edition | undefined {
  const { listInfoETag } = body as { readonly listInfoETag?: unknown }
  return typeof listInfoETag === 'string' ? { of: list, mark: listInfoETag } : undefined
}
