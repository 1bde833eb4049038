import { checkNames } from '../../request/actions/action-config-client'
import { formFactor, optional, optionalInteger } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getNavItemsContract } from './contract'

/** Lists the entries of the navigation of all apps that are for the viewer. */
export const getNavItems = defineResourceRead<typeof getNavItemsContract>()({
  name: 'getNavItems',
  path: '/ui-api/nav-items',
  parameters: {
    formFactor,
    navItemNames: optional<string | readonly string[]>(checkNames),
    page: optionalInteger,
    pageSize: optionalInteger,
  },
  ttlMs: 120_000,
})

/** Which entries; pages count from 0. */
export type GetNavItemsConfig = ConfigOf<typeof getNavItems>
