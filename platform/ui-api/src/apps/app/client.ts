import { checkBoolean, checkName, defineReadAdapter } from '@porchlight/data-service'
import type { AppRepresentation } from '../../representation/app-schemas'
import { actionsTtlMs } from '../../request/actions/action-config-client'
import { checkFormFactor, type FormFactorName } from '../../request/layouts/layout-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { AppsRepresentation, getAppDetailsContract, getAppsContract } from './contract'

const appsPath: typeof getAppsContract.path = '/ui-api/apps'
const appPath: typeof getAppDetailsContract.path = '/ui-api/apps/{appId}'

/** For which size of screen, and whether with what the viewer arranged. */
export interface GetAppsConfig {
  readonly formFactor?: FormFactorName | undefined
  readonly userCustomizations?: boolean | undefined
}

interface CheckedConfig {
  readonly formFactor: FormFactorName | undefined
  readonly userCustomizations: boolean | undefined
}

/** Lists the apps that are for the viewer, with their navigation. */
export const getApps = defineReadAdapter<GetAppsConfig, CheckedConfig, AppsRepresentation>({
  name: 'getApps',
  checkConfig,
  key: (config) => JSON.stringify(config),
  resourceRequest: (config) => resourceRequest('GET', appsPath, {}, { ...config }),
  ttlMs: actionsTtlMs,
})

/** Which app. */
export interface GetAppDetailsConfig extends GetAppsConfig {
  /** Its id or its developer name. */
  readonly appId: string
}

/** Describes one app. */
export const getAppDetails = defineReadAdapter<
  GetAppDetailsConfig,
  CheckedConfig & { readonly appId: string },
  AppRepresentation
>({
  name: 'getAppDetails',
  checkConfig(config) {
    const appId = checkName(config.appId)
    return appId === null ? null : { appId, ...checkConfig(config) }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ appId, ...query }) => resourceRequest('GET', appPath, { appId }, { ...query }),
  ttlMs: actionsTtlMs,
})

function checkConfig(config: GetAppsConfig): CheckedConfig {
  return {
    formFactor: checkFormFactor(config.formFactor),
    userCustomizations: checkBoolean(config.userCustomizations),
  }
}
