import { type ApiNameInput, checkObjectName, defineReadAdapter } from '@porchlight/data-service'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import {
  type ActionFilterConfig,
  actionsTtlMs,
  type CheckedActionFilter,
  checkActionFilter,
} from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getObjectCreateActionsContract } from './contract'

const path: typeof getObjectCreateActionsContract.path =
  '/ui-api/actions/object/{objectApiName}/record-create'

/** Which object a record is made of. */
export interface GetObjectCreateActionsConfig extends ActionFilterConfig {
  readonly objectApiName: ApiNameInput
}

interface CheckedConfig {
  readonly objectApiName: string
  readonly filter: CheckedActionFilter
}

/** Lists the actions of the page that makes a record of an object. */
export const getObjectCreateActions = defineReadAdapter<
  GetObjectCreateActionsConfig,
  CheckedConfig,
  ActionsRepresentation
>({
  name: 'getObjectCreateActions',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    return objectApiName === null ? null : { objectApiName, filter: checkActionFilter(config) }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ objectApiName, filter }) =>
    resourceRequest('GET', path, { objectApiName }, { ...filter }),
  ttlMs: actionsTtlMs,
})
