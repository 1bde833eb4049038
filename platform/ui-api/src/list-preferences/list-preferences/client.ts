import { defineReadAdapter, defineWriteAdapter, entryKey } from '@porchlight/data-service'
import {
  type CheckedListName,
  checkListName,
  forgetList,
  forgetSummaries,
  type ListNameConfig,
  listInfoTtlMs,
  listNameKey,
} from '../../request/lists/list-client'
import { resourceRequest } from '../../request/resource-request-client'
import type {
  getListPreferencesContract,
  ListPreferencesRepresentation,
  updateListPreferencesContract,
} from './contract'

const path: typeof getListPreferencesContract.path & typeof updateListPreferencesContract.path =
  '/ui-api/list-preferences/{objectApiName}/{listViewApiName}'

/** Which list view. */
export interface GetListPreferencesConfig extends ListNameConfig {}

/** Reads the viewer's preferences for a list view. */
export const getListPreferences = defineReadAdapter<
  GetListPreferencesConfig,
  CheckedListName,
  ListPreferencesRepresentation
>({
  name: 'getListPreferences',
  checkConfig: checkListName,
  key: listNameKey,
  resourceRequest: (name) => resourceRequest('GET', path, { ...name }),
  ttlMs: listInfoTtlMs,
})

/** The preferences to store for a list view; omitted ones remain unchanged. */
export interface UpdateListPreferencesInput extends ListNameConfig {
  /** Column to its width in pixels; -1 resets it. */
  readonly columnWidths?: Readonly<Record<string, number>> | undefined
  readonly columnWrap?: Readonly<Record<string, boolean>> | undefined
  readonly orderedBy?:
    | readonly { readonly fieldApiName: string; readonly isAscending: boolean; readonly label?: string }[]
    | undefined
  /** Whether it is the one of its object's list views that opens first. */
  readonly pinned?: boolean | undefined
}

interface CheckedInput {
  readonly name: CheckedListName
  readonly body: Readonly<Record<string, unknown>>
}

/** Stores widths, wrapping and order of a list view, whose pages are reread, and pins it. */
export const updateListPreferences = defineWriteAdapter<
  UpdateListPreferencesInput,
  CheckedInput,
  ListPreferencesRepresentation
>({
  name: 'updateListPreferences',
  checkConfig(input) {
    const name = checkListName(input)
    const { columnWidths, columnWrap, orderedBy, pinned } = input
    const isValid =
      everyValue(columnWidths, Number.isSafeInteger) &&
      everyValue(columnWrap, (wrap) => typeof wrap === 'boolean') &&
      (orderedBy === undefined || (Array.isArray(orderedBy) && orderedBy.every(isOrder))) &&
      (pinned === undefined || typeof pinned === 'boolean')
    if (name === null || !isValid) return null
    const given = Object.entries({ columnWidths, columnWrap, orderedBy, pinned })
    return { name, body: Object.fromEntries(given.filter(([, value]) => value !== undefined)) }
  },
  resourceRequest: ({ name, body }) => resourceRequest('PATCH', path, { ...name }, {}, body),
  ingest(response, { name, body }, writer) {
    const preferences = response.body as ListPreferencesRepresentation
    const { pinned, ...ofList } = body
    const change = JSON.stringify(preferences)
    if (Object.keys(ofList).length > 0) forgetList(preferences.listReference.id, change, writer)
    if (pinned !== undefined) forgetSummaries(preferences.listReference.objectApiName, change, writer)
    writer.putEntry(entryKey('getListPreferences', listNameKey(name)), preferences, listInfoTtlMs)
    return preferences
  },
})

function everyValue(map: unknown, check: (value: unknown) => boolean): boolean {
  if (map === undefined) return true
  return typeof map === 'object' && map !== null && Object.values(map).every(check)
}

function isOrder(order: unknown): boolean {
  if (typeof order !== 'object' || order === null) return false
  const { fieldApiName, isAscending } = order as Readonly<Record<string, unknown>>
  return typeof fieldApiName === 'string' && typeof isAscending === 'boolean'
}
