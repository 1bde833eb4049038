import {
  type ApiNameInput,
  checkBoolean,
  checkObjectName,
  checkString,
  defineReadAdapter,
} from '@porchlight/data-service'
import { resourceRequest } from '../../request/resource-request-client'
import type { ActionOverridesRepresentation, getActionOverridesContract } from './contract'

const path: typeof getActionOverridesContract.path = '/ui-api/actions/overrides/{objectApiName}'

/** Lifetime of overrides in milliseconds: 30 days (`docs/specification/data-service.md` section 9). */
const overridesTtlMs = 2_592_000_000

/** Which object, and which of its standard actions. */
export interface GetActionOverridesConfig {
  readonly objectApiName: ApiNameInput
  /** Only those that hold in every app. */
  readonly defaultTemplateOnly?: boolean | undefined
  readonly type?: 'View' | 'Edit' | 'New' | 'Delete' | 'List' | undefined
}

interface CheckedConfig {
  readonly objectApiName: string
  readonly defaultTemplateOnly: boolean | undefined
  readonly type: string | undefined
}

/** Lists the standard actions of an object that the viewer's apps do in a way of their own. */
export const getActionOverrides = defineReadAdapter<
  GetActionOverridesConfig,
  CheckedConfig,
  ActionOverridesRepresentation
>({
  name: 'getActionOverrides',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    if (objectApiName === null) return null
    return {
      objectApiName,
      defaultTemplateOnly: checkBoolean(config.defaultTemplateOnly),
      type: checkString(config.type),
    }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ objectApiName, defaultTemplateOnly, type }) =>
    resourceRequest('GET', path, { objectApiName }, { defaultTemplateOnly, type }),
  ttlMs: overridesTtlMs,
})
