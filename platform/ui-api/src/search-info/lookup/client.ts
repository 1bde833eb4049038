import { type ApiNameInput, defineReadAdapter } from '@porchlight/data-service'
import type { LookupMetadataRepresentation } from '../../representation/lookup-metadata-schema'
import { resourceRequest } from '../../request/resource-request-client'
import { type CheckedLookupField, checkLookupField } from '../../request/search/lookup-field-client'
import type { getLookupMetadataContract } from './contract'

const path: typeof getLookupMetadataContract.path =
  '/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}'

/** Which reference field: `fieldApiName` may name the object too. */
export interface GetLookupMetadataConfig {
  readonly objectApiName?: ApiNameInput | undefined
  readonly fieldApiName: ApiNameInput
}

/** Describes how records are looked up for a reference field. */
export const getLookupMetadata = defineReadAdapter<
  GetLookupMetadataConfig,
  CheckedLookupField,
  LookupMetadataRepresentation
>({
  name: 'getLookupMetadata',
  checkConfig: checkLookupField,
  key: (config) => `${config.objectApiName}.${config.fieldApiName}`,
  resourceRequest: ({ objectApiName, fieldApiName }) =>
    resourceRequest('GET', path, { objectApiName, fieldApiName }),
  ttlMs: 30_000,
})
