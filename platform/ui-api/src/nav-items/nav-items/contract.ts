import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type NavItemRepresentation, NavItemSchema } from '../../representation/app-schemas'
import { CommaSeparated, FormFactor, IntegerText } from '../../request/request-schemas'

/** A page of navigation entries. */
export interface NavItemsRepresentation {
  readonly currentPageUrl: string
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly navItems: readonly NavItemRepresentation[]
  readonly nextPageUrl: string | null
}

export const getNavItemsContract = defineCall({
  name: 'getNavItems',
  method: 'GET',
  path: '/ui-api/nav-items',
  summary: 'Lists the entries of the navigation of all apps that are for the viewer, page by page.',
  params: Type.Object({}),
  query: Type.Object({
    formFactor: Type.Optional(FormFactor),
    navItemNames: Type.Optional(CommaSeparated),
    page: Type.Optional(IntegerText),
    pageSize: Type.Optional(IntegerText),
  }),
  body: null,
  answer: Type.Unsafe<NavItemsRepresentation>(
    Type.Object(
      {
        currentPageUrl: Type.String(),
        eTag: Type.String(),
        navItems: Type.Array(NavItemSchema),
        nextPageUrl: Type.Union([Type.String(), Type.Null()]),
      },
      { $id: 'NavItems' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['numberOutsideRange'],
  source: 'docs/specification/data-service.md section 7, Apps and navigation',
})
