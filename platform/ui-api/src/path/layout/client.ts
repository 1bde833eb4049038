import {
  type ApiNameInput,
  checkName,
  checkObjectName,
  checkRecordId,
  defineReadAdapter,
} from '@porchlight/data-service'
import type { LayoutMode, PathLayoutRepresentation } from '@porchlight/metadata'
import {
  checkFormFactor,
  checkLayoutMode,
  type FormFactorName,
} from '../../request/layouts/layout-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getPathLayoutContract } from './contract'

const path: typeof getPathLayoutContract.path = '/ui-api/path/layout/{objectApiName}'

/** Lifetime of layouts in milliseconds (`docs/specification/data-service.md` section 9). */
const pathTtlMs = 900_000

/** Which path of an object. */
export interface GetPathLayoutConfig {
  readonly objectApiName: ApiNameInput
  /** The api name of the picklist whose states make the path, or `Default` for the object's first. */
  readonly layoutOverride: string
  readonly formFactor?: FormFactorName | undefined
  readonly mode?: LayoutMode | undefined
  /** 15 or 18 characters; absent: the master record type. Null is not valid. */
  readonly recordTypeId?: string | undefined
}

interface CheckedPath {
  readonly objectApiName: string
  readonly layoutOverride: string
  readonly formFactor: FormFactorName | undefined
  readonly mode: LayoutMode | undefined
  readonly recordTypeId: string | undefined
}

/** The path of an object's records through their states, with guidance and key fields of each. */
export const getPathLayout = defineReadAdapter<GetPathLayoutConfig, CheckedPath, PathLayoutRepresentation>({
  name: 'getPathLayout',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    const layoutOverride = checkName(config.layoutOverride)
    const recordTypeId = config.recordTypeId === undefined ? undefined : checkRecordId(config.recordTypeId)
    if (objectApiName === null || layoutOverride === null || recordTypeId === null) return null
    return {
      objectApiName,
      layoutOverride,
      formFactor: checkFormFactor(config.formFactor),
      mode: checkLayoutMode(config.mode),
      recordTypeId,
    }
  },
  key: ({ objectApiName, layoutOverride, formFactor, mode, recordTypeId }) =>
    [objectApiName, layoutOverride, formFactor, mode, recordTypeId].join(),
  resourceRequest: ({ objectApiName, ...query }) => resourceRequest('GET', path, { objectApiName }, query),
  ttlMs: pathTtlMs,
})
