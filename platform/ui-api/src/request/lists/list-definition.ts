import type { FilterDeclaration, Label, OrderByDeclaration, ResolvedListView } from '@porchlight/metadata'
import type { ListViewVisibility, StoredListView } from '@porchlight/personalization'

/** With whom a list view is shared: kinds of groups, and the groups of each. */
export interface ListShares {
  readonly shareType: string
  readonly shares: readonly { readonly shareApiName: string }[]
}

/** Whose records a list view contains: everyone's, or those that the viewer owns. */
export const listScopes = ['everything', 'mine'] as const
export type ListScope = (typeof listScopes)[number]

/** The definition of a list view, as written and independent of any viewer. */
export interface ListDefinition {
  readonly displayColumns: readonly string[]
  readonly filteredBy: readonly FilterDeclaration[]
  /** Such as `(1 OR 2) AND 3`; null when all filters must match. */
  readonly filterLogic: string | null
  readonly orderedBy: readonly OrderByDeclaration[]
  readonly scope: ListScope
  readonly shares: readonly ListShares[]
}

/** A list view with its identity and its definition, regardless of who created it. */
export interface WrittenListView {
  readonly id: string
  readonly objectApiName: string
  readonly apiName: string
  readonly label: Label
  readonly visibility: ListViewVisibility
  /** The user who created it and the brand that it is for; null for list views that are part of an object. */
  readonly maker: { readonly ownerId: string; readonly brand: string | null } | null
  readonly definition: ListDefinition
}

/** A list view that is part of an object. */
export function fromDeclaration(view: ResolvedListView): WrittenListView {
  return {
    id: view.id,
    objectApiName: view.objectApiName,
    apiName: view.apiName,
    label: view.label,
    visibility: 'Public',
    maker: null,
    definition: {
      displayColumns: view.displayColumns,
      filteredBy: view.filteredBy,
      filterLogic: null,
      orderedBy: view.orderedBy,
      scope: 'everything',
      shares: [],
    },
  }
}

/** A list view that a user created; its definition was checked when it was stored. */
export function fromStore(view: StoredListView): WrittenListView {
  return {
    id: view.id,
    objectApiName: view.objectApiName,
    apiName: view.apiName,
    label: { en: view.label, es: view.label },
    visibility: view.visibility,
    maker: { ownerId: view.ownerId, brand: view.brand },
    definition: view.definition as ListDefinition,
  }
}

/**
 * How a URL names a list view: by object and name when it is part of the object, otherwise by its id, because two users
 * may choose the same name.
 */
export function listPath({ maker, objectApiName, apiName, id }: WrittenListView): string {
  return maker === null ? `${objectApiName}/${apiName}` : id
}
