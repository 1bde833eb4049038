import type { StoredField } from './entry'
import { going, type Store } from './store'
import { recordKey } from './store-key'

/** What a write hopes for: new values of a record that is known, one that is yet to be made, or one that is to go. */
export type Draft =
  | { readonly kind: 'update'; readonly recordId: string; readonly fields: DraftFields }
  | { readonly kind: 'delete'; readonly recordId: string }
  | {
      readonly kind: 'create'
      readonly apiName: string
      readonly fields: DraftFields
      /** What stands for the record's id; one of the store's own when absent. */
      readonly id?: string
      /** The record that it is made from, as by a quick action: writes of that one stay in their order with this. */
      readonly about?: string
    }

/** Field api names to values, without the object's name. */
export type DraftFields = Readonly<Record<string, unknown>>

/**
 * Shows a draft over what the store holds, until the returned function takes it away. A record that is yet to
 * be made stands first in each of the entries `showIn` that have records. Within `transact` only.
 */
export function showDraft(store: Store, draft: Draft, showIn: readonly string[]): () => void {
  if (draft.kind === 'create') return showCreation(store, draft, showIn)
  return showFields(
    store,
    recordKey(draft.recordId),
    draft.kind === 'update' ? toStored(draft.fields) : going,
  )
}

/** Values as a field holds them; how they will be displayed is for the server to say. */
function toStored(fields: DraftFields): Readonly<Record<string, StoredField>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Object.freeze({ displayValue: null, value })]),
  )
}

function showFields(store: Store, key: string, fields: Readonly<Record<string, StoredField>>): () => void {
  const others = () => store.drafts.get(key)?.filter((other) => other !== fields) ?? []
  put(store, store.drafts, key, [...others(), fields])
  return () => put(store, store.drafts, key, others())
}

/** Keeps what is hoped for of an entry, held or not; an entry that is held has changed. */
function put<Part>(store: Store, drafts: Map<string, readonly Part[]>, key: string, parts: readonly Part[]) {
  drafts.set(key, parts)
  if (parts.length === 0) drafts.delete(key)
  const entry = store.entries.get(key)
  if (entry !== undefined) entry.revision += 1
  store.touch(key)
}

function showCreation(
  store: Store,
  draft: Draft & { readonly kind: 'create' },
  showIn: readonly string[],
): () => void {
  const id = draft.id ?? `draft-${store.nextSequence()}`
  const key = recordKey(id)
  const fields = toStored(draft.fields)
  store.entries.set(key, {
    kind: 'record',
    key,
    head: { id, apiName: draft.apiName },
    fields,
    version: 0,
    absent: null,
    outdated: null,
    isDraft: true,
    views: [],
    revision: 1,
    ingestedAt: 0,
    expiresAt: Number.POSITIVE_INFINITY,
  })
  store.touch(key)
  const linksOf = (entryKey: string) => store.draftLinks.get(entryKey)?.filter((link) => link !== key) ?? []
  for (const entryKey of showIn) put(store, store.draftLinks, entryKey, [key, ...linksOf(entryKey)])
  return () => {
    store.entries.delete(key)
    store.touch(key)
    for (const entryKey of showIn) put(store, store.draftLinks, entryKey, linksOf(entryKey))
  }
}
