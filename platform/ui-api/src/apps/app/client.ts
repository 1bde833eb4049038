import { actionsTtlMs } from '../../request/actions/action-config-client'
import { arrangedEdition } from '../../request/apps/arranged-client'
import { formFactor, name, optionalFlag } from '../../request/parameters-client'
import { type CheckedParameters, type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getAppDetailsContract, getAppsContract } from './contract'

const scope = { formFactor, userCustomizations: optionalFlag }

/** Without the viewer's arrangement, a response does not depend on it. */
const edition = ({ userCustomizations }: CheckedParameters) =>
  userCustomizations === false ? undefined : arrangedEdition

/** Lists the apps that are for the viewer, with their navigation. */
export const getApps = defineResourceRead<typeof getAppsContract>()({
  name: 'getApps',
  path: '/ui-api/apps',
  parameters: scope,
  edition,
  ttlMs: actionsTtlMs,
})

/** The form factor, and whether to include the viewer's arrangement. */
export type GetAppsConfig = ConfigOf<typeof getApps>

/** Describes one app. */
export const getAppDetails = defineResourceRead<typeof getAppDetailsContract>()({
  name: 'getAppDetails',
  path: '/ui-api/apps/{appId}',
  parameters: { appId: name, ...scope },
  edition,
  ttlMs: actionsTtlMs,
})

/** Which app, by its id or its developer name. */
export type GetAppDetailsConfig = ConfigOf<typeof getAppDetails>
