import { type ApiNameInput, checkObjectName, defineReadAdapter } from '@porchlight/data-service'
import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import type { getObjectInfoContract } from './contract'

const path: typeof getObjectInfoContract.path = '/ui-api/object-info/{objectApiName}'

/** Which object to describe. */
export interface GetObjectInfoConfig {
  readonly objectApiName: ApiNameInput
}

/** Describes an object and those of its fields that the viewer may read. */
export const getObjectInfo = defineReadAdapter<GetObjectInfoConfig, string, ObjectInfoRepresentation>({
  name: 'getObjectInfo',
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
