import { checkInteger, defineReadAdapter } from '@porchlight/data-service'
import { checkNames } from '../../request/actions/action-config-client'
import { checkFormFactor, type FormFactorName } from '../../request/layouts/layout-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getNavItemsContract, NavItemsRepresentation } from './contract'

const path: typeof getNavItemsContract.path = '/ui-api/nav-items'

/** Lifetime of navigation entries in milliseconds (`docs/specification/data-service.md` section 9). */
const navItemsTtlMs = 120_000

/** Which entries; pages count from 0. */
export interface GetNavItemsConfig {
  readonly formFactor?: FormFactorName | undefined
  readonly navItemNames?: string | readonly string[] | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

interface CheckedConfig {
  readonly formFactor: FormFactorName | undefined
  readonly navItemNames: readonly string[] | undefined
  readonly page: number | undefined
  readonly pageSize: number | undefined
}

/** Lists the entries of the navigation of all apps that are for the viewer. */
export const getNavItems = defineReadAdapter<GetNavItemsConfig, CheckedConfig, NavItemsRepresentation>({
  name: 'getNavItems',
  checkConfig: (config) => ({
    formFactor: checkFormFactor(config.formFactor),
    navItemNames: checkNames(config.navItemNames) ?? undefined,
    page: checkInteger(config.page),
    pageSize: checkInteger(config.pageSize),
  }),
  key: (config) => JSON.stringify(config),
  resourceRequest: (config) => resourceRequest('GET', path, {}, { ...config }),
  ttlMs: navItemsTtlMs,
})
