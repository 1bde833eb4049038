import { type ApiNameInput, checkObjectName, defineReadAdapter } from '@porchlight/data-service'
import type { ListObjectInfoRepresentation } from '../../representation/list-object-info-schema'
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
  resourceRequest: (objectApiName) => ({
    method: 'GET',
    baseUri: '/services/data/v65.0',
    basePath: path,
    urlParams: { objectApiName },
    queryParams: {},
    headers: {},
    body: null,
    priority: 'normal',
  }),
  ttlMs: 900_000,
})
