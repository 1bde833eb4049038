import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { NavItemsSchema } from '../../representation/app-schemas'
import { CommaSeparated, FormFactor, IntegerText } from '../../request/request-schemas'

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
  answer: NavItemsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['numberOutsideRange'],
  source: 'docs/specification/data-service.md section 7, Apps and navigation',
})
