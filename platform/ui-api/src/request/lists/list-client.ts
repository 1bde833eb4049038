import {
  type ApiNameInput,
  checkName,
  checkObjectName,
  type Edition,
  type ListPage,
  type StoreWriter,
} from '@porchlight/data-service'
import type {
  ListInfoRepresentation,
  ListReferenceRepresentation,
} from '../../representation/list-info-schema'
import type { ListPageRepresentation } from '../../representation/list-page-schema'
import type { ListUIRepresentation } from '../../representation/list-ui-schema'
import { markChange } from '../mark-change-client'

/** Lifetimes in milliseconds (`docs/specification/data-service.md` section 9). */
export const listInfoTtlMs = 900_000
export const listSummariesTtlMs = 2_592_000_000

const recentListName = '__Recent'

/** A list view as configs name it. */
export interface ListNameConfig {
  /** As such, or as modules of the platform's schema export it: `{ objectApiName }`. */
  readonly objectApiName: ApiNameInput
  readonly listViewApiName: string
}

/** The same, checked. */
export interface CheckedListName {
  readonly objectApiName: string
  readonly listViewApiName: string
}

/** Both names, trimmed; the recent list's in its usual form. Null when one is missing. */
export function checkListName(config: Partial<ListNameConfig>): CheckedListName | null {
  const objectApiName = checkObjectName(config.objectApiName)
  const listViewApiName = checkName(config.listViewApiName)
  if (objectApiName === null || listViewApiName === null) return null
  return {
    objectApiName,
    listViewApiName: isRecentList(listViewApiName) ? recentListName : listViewApiName,
  }
}

/**
 * Whether a name is that of the recent list; names are compared in lower case
 * (`docs/specification/data-service.md` section 4).
 */
export function isRecentList(listViewApiName: string): boolean {
  return listViewApiName.toLowerCase() === recentListName.toLowerCase()
}

/** The same for the same list. */
export function listNameKey({ objectApiName, listViewApiName }: CheckedListName): string {
  return `${objectApiName}.${listViewApiName}`
}

/** The edition that a page of a list view's records is of. */
export function pageEdition({ listReference, listInfoETag }: ListPageRepresentation): Edition | undefined {
  return editionOf(listReference, listInfoETag)
}

/** An opened list view with another page of its records. */
export function withListPage(list: ListUIRepresentation, page: ListPage): ListUIRepresentation {
  return { ...list, records: page as ListPageRepresentation }
}

/** The edition of a list view that its definition is. */
export function infoEdition({ listReference, eTag }: ListInfoRepresentation): Edition | undefined {
  return editionOf(listReference, eTag)
}

function editionOf(
  listReference: ListReferenceRepresentation | undefined,
  mark: string | undefined,
): Edition | undefined {
  return listReference === undefined || mark === undefined
    ? undefined
    : { of: `listView:${listReference.id}`, mark }
}

/** All pages of an object's lists belong to one edition, until a list is created, changed or deleted. */
export function summariesEdition(objectApiName: string): Edition {
  return { of: `listViews:${objectApiName.toLowerCase()}`, mark: 'read' }
}

/** Evicts the pages of the lists of an object. */
export function forgetSummaries(objectApiName: string, change: string, writer: StoreWriter): void {
  markChange(summariesEdition(objectApiName).of, change, writer)
}

/** Evicts a list view from the cache: its definition and its pages. */
export function forgetList(listViewId: string, change: string, writer: StoreWriter): void {
  markChange(`listView:${listViewId}`, change, writer)
}
