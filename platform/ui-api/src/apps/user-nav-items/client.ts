import { checkName, defineWriteAdapter, entryKey } from '@porchlight/data-service'
import type { NavItemsRepresentation } from '../../representation/app-schemas'
import { arrangedEdition, forgetArranged } from '../../request/apps/arranged-client'
import { checkFormFactor, type FormFactorName } from '../../request/layouts/layout-config-client'
import { formFactor, name } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getUserNavItemsContract, updateUserNavItemsContract } from './contract'

const path: typeof getUserNavItemsContract.path & typeof updateUserNavItemsContract.path =
  '/ui-api/apps/{appId}/user-nav-items'

/** Lifetime of entries of a navigation, in milliseconds (`docs/specification/data-service.md` section 9). */
const userNavItemsTtlMs = 120_000

/** Lists the entries of an app's navigation as the viewer arranged them. */
export const getUserNavItems = defineResourceRead<typeof getUserNavItemsContract>()({
  name: 'getUserNavItems',
  path,
  parameters: { appId: name, formFactor },
  edition: () => arrangedEdition,
  ttlMs: userNavItemsTtlMs,
})

/** Which app, by its id or its developer name. */
export type GetUserNavItemsConfig = ConfigOf<typeof getUserNavItems>

/** The entries in the viewer's order; omitted entries are removed from the viewer's navigation. */
export interface UpdateUserNavItemsInput {
  readonly appId: string
  readonly formFactor?: FormFactorName | undefined
  readonly navItems: readonly { readonly id: string }[]
}

interface CheckedInput {
  readonly appId: string
  readonly formFactor: string | undefined
  readonly navItems: readonly { readonly id: string }[]
}

/** Arranges an app's navigation for the viewer; other cached data of the arrangement is reread. */
export const updateUserNavItems = defineWriteAdapter<
  UpdateUserNavItemsInput,
  CheckedInput,
  NavItemsRepresentation
>({
  name: 'updateUserNavItems',
  checkConfig(input) {
    const appId = checkName(input.appId)
    const { navItems } = input
    if (appId === null || !Array.isArray(navItems) || !navItems.every(isNamed)) return null
    return {
      appId,
      formFactor: checkFormFactor(input.formFactor) ?? undefined,
      navItems: navItems.map(({ id }) => ({ id })),
    }
  },
  resourceRequest: ({ appId, formFactor, navItems }) =>
    resourceRequest('PUT', path, { appId }, { formFactor }, { navItems }),
  ingest(response, { appId, formFactor }, writer) {
    const page = response.body as NavItemsRepresentation
    forgetArranged(page.eTag, writer)
    const key = getUserNavItems.key({ appId, formFactor })
    writer.putEntry(entryKey('getUserNavItems', key), page, userNavItemsTtlMs, arrangedEdition)
    return page
  },
})

function isNamed(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string'
}
