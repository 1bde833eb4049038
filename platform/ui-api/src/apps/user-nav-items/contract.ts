import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { NavItemsSchema } from '../../representation/app-schemas'
import { ApiNameParam, FormFactor } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Apps and navigation'
const path = '/ui-api/apps/{appId}/user-nav-items'
const params = Type.Object({ appId: ApiNameParam })
const query = Type.Object({ formFactor: Type.Optional(FormFactor) })

export const getUserNavItemsContract = defineCall({
  name: 'getUserNavItems',
  method: 'GET',
  path,
  summary: 'Lists the entries of an app’s navigation as the viewer arranged them.',
  params,
  query,
  body: null,
  answer: NavItemsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source,
})

export const updateUserNavItemsContract = defineCall({
  name: 'updateUserNavItems',
  method: 'PUT',
  path,
  summary:
    'Arranges an app’s navigation for the viewer: in the order of the body, without what it leaves out.',
  params,
  query,
  body: Type.Object({
    navItems: Type.Array(Type.Object({ id: Type.String({ maxLength: 18 }) }), { maxItems: 200 }),
  }),
  answer: NavItemsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden', 'notFound', 'unknownNavItem'],
  source,
})
