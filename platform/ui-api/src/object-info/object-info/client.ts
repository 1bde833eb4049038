import {
  type ApiNameInput,
  checkObjectName,
  defineBatchReadAdapter,
  defineReadAdapter,
  entryKey,
} from '@porchlight/data-service'
import type { ObjectInfoDirectoryRepresentation, ObjectInfoRepresentation } from '@porchlight/metadata'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  getObjectInfoContract,
  getObjectInfoDirectoryContract,
  getObjectInfosContract,
} from './contract'

const directoryPath: typeof getObjectInfoDirectoryContract.path = '/ui-api/object-info'
const objectPath: typeof getObjectInfoContract.path = '/ui-api/object-info/{objectApiName}'
const batchPath: typeof getObjectInfosContract.path = '/ui-api/object-info/batch/{objectApiNames}'

/** Lifetimes in milliseconds (`docs/specification/data-service.md` section 9). */
const objectInfoTtlMs = 900_000
const directoryTtlMs = 2_592_000_000

/** No parameters: all objects are read. */
export type GetObjectInfoDirectoryConfig = Readonly<Record<string, never>>

/** Lists the objects of which the viewer may read records. */
export const getObjectInfoDirectory = defineReadAdapter<
  GetObjectInfoDirectoryConfig,
  string,
  ObjectInfoDirectoryRepresentation
>({
  name: 'getObjectInfoDirectory',
  checkConfig: () => 'all',
  key: () => 'all',
  resourceRequest: () => resourceRequest('GET', directoryPath, {}),
  ttlMs: directoryTtlMs,
})

/** Which object to describe. */
export interface GetObjectInfoConfig {
  readonly objectApiName: ApiNameInput
}

/** Describes an object and those of its fields that the viewer may read. */
export const getObjectInfo = defineReadAdapter<GetObjectInfoConfig, string, ObjectInfoRepresentation>({
  name: 'getObjectInfo',
  checkConfig: (config) => checkObjectName(config.objectApiName),
  key: (objectApiName) => objectApiName,
  resourceRequest: (objectApiName) => resourceRequest('GET', objectPath, { objectApiName }),
  ttlMs: objectInfoTtlMs,
})

/** Which objects to describe. */
export interface GetObjectInfosConfig {
  readonly objectApiNames: readonly ApiNameInput[]
}

/** Describes several objects, each with its own status, in the requested order. */
export const getObjectInfos = defineBatchReadAdapter<
  GetObjectInfosConfig,
  readonly string[],
  ObjectInfoRepresentation
>({
  name: 'getObjectInfos',
  checkConfig(config) {
    if (!Array.isArray(config.objectApiNames)) return null
    const inputs: readonly unknown[] = config.objectApiNames
    const names = inputs.flatMap((input) => checkObjectName(input) ?? [])
    return names.length === 0 || names.length < inputs.length ? null : names
  },
  key: (objectApiNames) => objectApiNames.join(),
  resourceRequest: (objectApiNames) =>
    resourceRequest('GET', batchPath, { objectApiNames: objectApiNames.join() }),
  items: (objectApiNames) => objectApiNames,
  itemKey: (_names, objectApiName) => entryKey('getObjectInfo', objectApiName),
  ttlMs: objectInfoTtlMs,
  errorTtlMs: objectInfoTtlMs,
})
