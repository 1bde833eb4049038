import {
  type ApiNameInput,
  checkObjectName,
  checkRecordId,
  defineReadAdapter,
} from '@porchlight/data-service'
import type { DuplicatesConfigurationRepresentation } from '@porchlight/metadata'
import { resourceRequest } from '../../request/resource-request-client'
import type { getDuplicateConfigurationContract } from './contract'

const path: typeof getDuplicateConfigurationContract.path = '/ui-api/duplicates/{objectApiName}'

/** Lifetime of a duplicate configuration in milliseconds (`docs/specification/data-service.md` section 9). */
const configurationTtlMs = 900_000

/** Which object's duplicate rules. */
export interface GetDuplicateConfigurationConfig {
  readonly objectApiName: ApiNameInput
  /** 15 or 18 characters; what is no id is left out. */
  readonly recordTypeId?: string | undefined
}

interface CheckedDuplicateConfiguration {
  readonly objectApiName: string
  readonly recordTypeId: string | undefined
}

/** The duplicate rules of an object. */
export const getDuplicateConfiguration = defineReadAdapter<
  GetDuplicateConfigurationConfig,
  CheckedDuplicateConfiguration,
  DuplicatesConfigurationRepresentation
>({
  name: 'getDuplicateConfiguration',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    return objectApiName === null
      ? null
      : { objectApiName, recordTypeId: checkRecordId(config.recordTypeId) ?? undefined }
  },
  key: ({ objectApiName, recordTypeId }) => `${objectApiName}(${recordTypeId ?? ''})`,
  resourceRequest: ({ objectApiName, recordTypeId }) =>
    resourceRequest('GET', path, { objectApiName }, { recordTypeId }),
  ttlMs: configurationTtlMs,
})
