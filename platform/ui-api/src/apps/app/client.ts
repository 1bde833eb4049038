import { actionsTtlMs } from '../../request/actions/action-config-client'
import { formFactor, name, optionalFlag } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getAppDetailsContract, getAppsContract } from './contract'

const scope = { formFactor, userCustomizations: optionalFlag }

/** Lists the apps that are for the viewer, with their navigation. */
export const getApps = defineResourceRead<typeof getAppsContract>()({
  name: 'getApps',
  path: '/ui-api/apps',
  parameters: scope,
  ttlMs: actionsTtlMs,
})

/** For which size of screen, and whether with what the viewer arranged. */
export type GetAppsConfig = ConfigOf<typeof getApps>

/** Describes one app. */
export const getAppDetails = defineResourceRead<typeof getAppDetailsContract>()({
  name: 'getAppDetails',
  path: '/ui-api/apps/{appId}',
  parameters: { appId: name, ...scope },
  ttlMs: actionsTtlMs,
})

/** Which app, by its id or its developer name. */
export type GetAppDetailsConfig = ConfigOf<typeof getAppDetails>
