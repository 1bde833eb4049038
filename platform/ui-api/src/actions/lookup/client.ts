import { defineReadAdapter } from '@porchlight/data-service'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import {
  type ActionFilterConfig,
  actionsTtlMs,
  type CheckedActionFilter,
  checkActionFilter,
  checkNames,
} from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getLookupActionsContract } from './contract'

const path: typeof getLookupActionsContract.path = '/ui-api/actions/lookup/{objectApiNames}'

/** Which objects are searched. */
export interface GetLookupActionsConfig extends ActionFilterConfig {
  readonly objectApiNames: string | readonly string[]
}

interface CheckedConfig {
  readonly objectApiNames: string
  readonly filter: CheckedActionFilter
}

/** Lists the actions that a search for a record offers beside its results. */
export const getLookupActions = defineReadAdapter<
  GetLookupActionsConfig,
  CheckedConfig,
  ActionsRepresentation
>({
  name: 'getLookupActions',
  checkConfig(config) {
    const names = checkNames(config.objectApiNames)
    return names === null ? null : { objectApiNames: names.join(), filter: checkActionFilter(config) }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ objectApiNames, filter }) =>
    resourceRequest('GET', path, { objectApiNames }, { ...filter }),
  ttlMs: actionsTtlMs,
})
