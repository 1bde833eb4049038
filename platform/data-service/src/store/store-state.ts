import type { FetchResponse } from '../network/resource-request'
import { deepFreeze } from '../snapshot/freeze'
import { headOf, type RecordHead, type StoredField, type StoreEntry } from './entry'
import { mapTemplate, RecordLink } from './entry-template'
import type { Store } from './store'
import type { Edition } from './store-writer'

interface SavedTimes {
  readonly key: string
  readonly ingestedAt: number
  readonly expiresAt: number
}

/** An entry of the store as JSON data. */
export type SavedEntry = SavedTimes &
  (
    | {
        readonly kind: 'record'
        readonly head: RecordHead
        readonly fields: Readonly<Record<string, StoredField>>
        readonly version: number
        readonly absent: readonly string[]
        readonly outdated: readonly string[]
      }
    | { readonly kind: 'value'; readonly template: unknown; readonly edition: Edition | null }
    | { readonly kind: 'error'; readonly error: FetchResponse }
  )

/** The entries of a store as JSON data, without those that are not cached for later reads. */
export function saveEntries(store: Store): SavedEntry[] {
  return [...store.entries.values()]
    .filter((entry) => Number.isFinite(entry.expiresAt))
    .map((entry) => saveEntry(entry))
}

/** Restores saved entries into an empty store; their times are shifted by `shiftMs`, from one clock to another. */
export function restoreEntries(store: Store, saved: readonly SavedEntry[], shiftMs: number): void {
  for (const entry of saved) store.entries.set(entry.key, restoreEntry(store, entry, shiftMs))
  store.revision += 1
}

function saveEntry(entry: StoreEntry): SavedEntry {
  const { key, ingestedAt, expiresAt } = entry
  const times = { key, ingestedAt, expiresAt }
  if (entry.kind === 'error') return { ...times, kind: 'error', error: entry.error }
  if (entry.kind === 'value')
    return { ...times, kind: 'value', template: entry.template, edition: entry.edition }
  const { head, fields, version } = entry
  const absent = [...(entry.absent ?? [])]
  const outdated = [...(entry.outdated ?? [])]
  return { ...times, kind: 'record', head: headOf(head), fields, version, absent, outdated }
}

function restoreEntry(store: Store, saved: SavedEntry, shiftMs: number): StoreEntry {
  const base = {
    key: saved.key,
    revision: 1,
    ingestedAt: saved.ingestedAt + shiftMs,
    expiresAt: saved.expiresAt + shiftMs,
  }
  if (saved.kind === 'error') return { ...base, kind: 'error', error: deepFreeze(saved.error) }
  if (saved.kind === 'value') {
    const template = mapTemplate(saved.template, (node) => restoreLink(store, node))
    const { edition } = saved
    if (edition !== null) store.editions.set(edition.of, { mark: edition.mark, sentAt: 0 })
    return { ...base, kind: 'value', template, edition, sentAt: 0, view: undefined }
  }
  return {
    ...base,
    kind: 'record',
    head: saved.head,
    fields: saved.fields,
    version: saved.version,
    absent: saved.absent.length === 0 ? null : new Set(saved.absent),
    outdated: saved.outdated.length === 0 ? null : new Set(saved.outdated),
    isDraft: false,
    views: [],
  }
}

/** Restores a link as written by `RecordLink.toJSON`, or as it is when the state was not serialised. */
function restoreLink(store: Store, node: object): RecordLink | undefined {
  if (node instanceof RecordLink) return new RecordLink(node.recordKey, store.trees.parse(node.tree.key))
  const link = Object.hasOwn(node, '@record') ? Object.values(node)[0] : undefined
  if (!Array.isArray(link)) return undefined
  return new RecordLink(String(link[0]), store.trees.parse(String(link[1])))
}
