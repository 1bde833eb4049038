import { type ApiNameInput, checkObjectName, defineReadAdapter } from '@porchlight/data-service'
import type { ListObjectInfoRepresentation } from '../../representation/list-object-info-schema'
import { resourceRequest } from '../../request/resource-request-client'
import type { getListObjectInfoContract } from './contract'

const path: typeof getListObjectInfoContract.path = '/ui-api/list-object-info/{objectApiName}'

/** Which object. */
export interface GetListObjectInfoConfig {
  readonly objectApiName: ApiNameInput
}

/** Describes what list views of an object can be made of. */
export const getListObjectInfo = defineReadAdapter<
  GetListObjectInfoConfig,
  string,
  ListObjectInfoRepresentation
>({
  name: 'getListObjectInfo',
  checkConfig: (config) => checkObjectName(config.objectApiName),
  key: (objectApiName) => objectApiName,
  resourceRequest: (objectApiName) => resourceRequest('GET', path, { objectApiName }),
  ttlMs: 900_000,
})
