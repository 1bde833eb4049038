import { type FormFactor, fingerprint } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import type { NavItemRepresentation } from '../../representation/app-schemas'
import { readUserNavItems, writeUserNavItems } from '../../request/apps/user-nav-items'
import { resourceUrl } from '../../request/records/find-object'
import { findApp } from '../../request/viewer-apps'
import { getUserNavItemsContract, updateUserNavItemsContract } from './contract'

const handleGet = handleCall(getUserNavItemsContract, async ({ params, query }, context: CallContext) => {
  const app = findApp(params.appId, context)
  const navItems = await readUserNavItems(app, query.formFactor, context)
  return { body: page(app.id, query.formFactor, navItems, context) }
})

const handleUpdate = handleCall(
  updateUserNavItemsContract,
  async ({ params, query, body }, context: CallContext) => {
    const app = findApp(params.appId, context)
    const ids = body.navItems.map(({ id }) => id)
    const navItems = await writeUserNavItems(app, query.formFactor, ids, context)
    return { body: page(app.id, query.formFactor, navItems, context) }
  },
)

/** The calls for a viewer's arrangement of an app's navigation. */
export const handlers: readonly CallHandler[] = [handleGet, handleUpdate]

/** All entries are on one page. */
function page(
  appId: string,
  formFactor: FormFactor | undefined,
  navItems: readonly NavItemRepresentation[],
  context: CallContext,
) {
  const query = formFactor === undefined ? '' : `?formFactor=${formFactor}`
  const currentPageUrl = `${resourceUrl(context, `/apps/${appId}/user-nav-items`)}${query}`
  const body = { currentPageUrl, navItems, nextPageUrl: null }
  return { ...body, eTag: fingerprint(JSON.stringify(body)) }
}
