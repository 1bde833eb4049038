import {
  checkRecordId,
  checkStrings,
  defineBatchReadAdapter,
  defineReadAdapter,
  defineWriteAdapter,
  entryKey,
} from '@porchlight/data-service'
import type { ListInfoRepresentation } from '../../representation/list-info-schema'
import {
  type CheckedListName,
  checkListName,
  forgetList,
  forgetSummaries,
  infoEdition,
  type ListNameConfig,
  listInfoTtlMs,
  listNameKey,
} from '../../request/lists/list-client'
import { checkListInput, type ListInfoInput } from '../../request/lists/list-input-client'
import type { ListInput } from '../../request/lists/list-input-schemas'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  createListInfoContract,
  deleteListInfoContract,
  getListInfoByNameContract,
  getListInfosContract,
  updateListInfoContract,
} from './contract'

const namePath: typeof getListInfoByNameContract.path &
  typeof updateListInfoContract.path &
  typeof deleteListInfoContract.path = '/ui-api/list-info/{objectApiName}/{listViewApiName}'
const batchPath: typeof getListInfosContract.path = '/ui-api/list-info/batch'
const objectPath: typeof createListInfoContract.path = '/ui-api/list-info/{objectApiName}'

/** Which list view. */
export interface GetListInfoByNameConfig extends ListNameConfig {}

/** Reads the definition of a list view. */
export const getListInfoByName = defineReadAdapter<
  GetListInfoByNameConfig,
  CheckedListName,
  ListInfoRepresentation
>({
  name: 'getListInfoByName',
  checkConfig: checkListName,
  key: listNameKey,
  resourceRequest: (name) => resourceRequest('GET', namePath, { ...name }),
  ttlMs: listInfoTtlMs,
  edition: (body) => infoEdition(body as ListInfoRepresentation),
})

/** Which list views, by names written `object.listView`. */
export interface GetListInfosByNameConfig {
  readonly names: readonly string[]
}

/** Reads the definitions of several list views, each with its own status, in the requested order. */
export const getListInfosByName = defineBatchReadAdapter<
  GetListInfosByNameConfig,
  readonly string[],
  ListInfoRepresentation
>({
  name: 'getListInfosByName',
  checkConfig(config) {
    const names = checkStrings(config.names)?.map((name) => name.trim())
    return names === undefined || names.some((name) => !/^[^.]+\.[^.]+$/.test(name)) ? null : names
  },
  key: (names) => names.join(),
  resourceRequest: (names) => resourceRequest('GET', batchPath, {}, { names }),
  items: (names) => names,
  itemKey: (_names, name) => entryKey('getListInfoByName', itemNameKey(name)),
  ttlMs: listInfoTtlMs,
  errorTtlMs: listInfoTtlMs,
})

/** Which list views, by their ids of 15 or 18 characters. */
export interface GetListInfosByIdsConfig {
  readonly ids: readonly string[]
}

/** The same by ids. */
export const getListInfosByIds = defineBatchReadAdapter<
  GetListInfosByIdsConfig,
  readonly string[],
  ListInfoRepresentation
>({
  name: 'getListInfosByIds',
  checkConfig(config) {
    const ids = checkStrings(config.ids)?.map(checkRecordId)
    return ids?.every((id) => id !== null) ? ids : null
  },
  key: (ids) => ids.join(),
  resourceRequest: (ids) => resourceRequest('GET', batchPath, {}, { ids }),
  items: (ids) => ids,
  ttlMs: listInfoTtlMs,
  errorTtlMs: listInfoTtlMs,
})

/** A list view to be created for an object. */
export interface CreateListInfoInput extends ListInfoInput {
  readonly objectApiName: string
  readonly label: string
  readonly listViewApiName: string
  /** Adds the object's usual columns when none are named. */
  readonly includeDefaultAttributes?: boolean | undefined
}

interface CheckedInput {
  readonly name: CheckedListName
  readonly body: ListInput
}

/** Creates a list view owned by the viewer. */
export const createListInfo = defineWriteAdapter<CreateListInfoInput, CheckedInput, ListInfoRepresentation>({
  name: 'createListInfo',
  checkConfig(input) {
    const name = checkListName(input)
    const given = name === null ? null : checkListInput(input)
    if (name === null || given === null || given.label === undefined) return null
    return {
      name,
      body:
        typeof input.includeDefaultAttributes === 'boolean'
          ? { ...given, includeDefaultAttributes: input.includeDefaultAttributes }
          : given,
    }
  },
  resourceRequest: ({ name, body }) =>
    resourceRequest('POST', objectPath, { objectApiName: name.objectApiName }, {}, body),
  ingest(response, { name }, writer) {
    const info = response.body as ListInfoRepresentation
    forgetSummaries(name.objectApiName, info.eTag, writer)
    writer.putEntry(infoKey(name), info, listInfoTtlMs, infoEdition(info))
    return info
  },
})

/** Changes of a list view, which `objectApiName` and `listViewApiName` name; `newListViewApiName` renames it. */
export interface UpdateListInfoInput extends ListInfoInput {
  readonly objectApiName: string
  readonly listViewApiName: string
  readonly newListViewApiName?: string | undefined
}

/** Changes the given parts of a list view; its pages are reread. */
export const updateListInfoByName = defineWriteAdapter<
  UpdateListInfoInput,
  CheckedInput,
  ListInfoRepresentation
>({
  name: 'updateListInfoByName',
  checkConfig(input) {
    const name = checkListName(input)
    const body = checkListInput({ ...input, listViewApiName: input.newListViewApiName })
    return name === null || body === null ? null : { name, body }
  },
  resourceRequest: ({ name, body }) => resourceRequest('PATCH', namePath, { ...name }, {}, body),
  ingest(response, { name, body }, writer) {
    const info = response.body as ListInfoRepresentation
    forgetSummaries(name.objectApiName, info.eTag, writer)
    const renamed = { ...name, listViewApiName: body.listViewApiName ?? name.listViewApiName }
    // An evicted entry accepts no response to an earlier request, including this one.
    if (listNameKey(renamed) !== listNameKey(name)) writer.evict(infoKey(name))
    writer.putEntry(infoKey(renamed), info, listInfoTtlMs, infoEdition(info))
    return info
  },
})

/** Identifies a list view; its id, when known, invalidates its pages too. */
export interface DeleteListInfoInput extends ListNameConfig {
  readonly listViewId?: string | undefined
}

interface CheckedDeletion {
  readonly name: CheckedListName
  readonly listViewId: string | null
}

/** Deletes a list view. */
export const deleteListInfo = defineWriteAdapter<DeleteListInfoInput, CheckedDeletion, null>({
  name: 'deleteListInfo',
  checkConfig(input) {
    const name = checkListName(input)
    return name === null ? null : { name, listViewId: checkRecordId(input.listViewId) }
  },
  resourceRequest: ({ name }) => resourceRequest('DELETE', namePath, { ...name }),
  ingest(_response, { name, listViewId }, writer) {
    forgetSummaries(name.objectApiName, `without ${listNameKey(name)}`, writer)
    if (listViewId !== null) forgetList(listViewId, 'deleted', writer)
    writer.evict(infoKey(name))
    return null
  },
})

/** The key of the list view that a batch names as `object.listView`. */
function itemNameKey(name: string): string {
  const [objectApiName = '', listViewApiName = ''] = name.split('.')
  const checked = checkListName({ objectApiName, listViewApiName })
  return checked === null ? name : listNameKey(checked)
}

function infoKey(name: CheckedListName): string {
  return entryKey('getListInfoByName', listNameKey(name))
}
