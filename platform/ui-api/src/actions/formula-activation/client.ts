import { checkName, defineReadAdapter } from '@porchlight/data-service'
import { actionsTtlMs, checkNames } from '../../request/actions/action-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { FormulaActivationRepresentation, getFormulaActivationContract } from './contract'

const path: typeof getFormulaActivationContract.path = '/ui-api/actions/formula-activation/{actionFeature}'

/** Which feature, on the pages of which objects in which app. */
export interface GetFormulaActivationConfig {
  /** `DynamicActions`. */
  readonly actionFeature: string
  /** An app's id or developer name. */
  readonly application?: string | undefined
  readonly objectApiNames?: string | readonly string[] | undefined
}

interface CheckedConfig {
  readonly actionFeature: string
  readonly application: string | undefined
  readonly objectApiNames: readonly string[] | undefined
}

/** Tells of which objects the actions on a page depend on the record that it shows. */
export const getFormulaActivation = defineReadAdapter<
  GetFormulaActivationConfig,
  CheckedConfig,
  FormulaActivationRepresentation
>({
  name: 'getFormulaActivation',
  checkConfig(config) {
    const actionFeature = checkName(config.actionFeature)
    if (actionFeature === null) return null
    return {
      actionFeature,
      application: checkName(config.application) ?? undefined,
      objectApiNames: checkNames(config.objectApiNames) ?? undefined,
    }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ actionFeature, application, objectApiNames }) =>
    resourceRequest('GET', path, { actionFeature }, { application, objectApiNames }),
  ttlMs: actionsTtlMs,
})
