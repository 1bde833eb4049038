import type { StoredField } from './entry'
import type { Store } from './store'
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
  const key = recordKey(draft.recordId)
  return draft.kind === 'update' ? showUpdate(store, key, toStored(draft.fields)) : hide(store, key)
}

/** Values as a field holds them; how they will be displayed is for the server to say. */
function toStored(fields: DraftFields): Readonly<Record<string, StoredField>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Object.freeze({ displayValue: null, value })]),
  )
}

function showUpdate(store: Store, key: string, fields: Readonly<Record<string, StoredField>>): () => void {
  const change = (drafts: readonly (typeof fields)[]) => {
    store.drafts.set(key, drafts)
    const entry = store.entries.get(key)
    if (drafts.length === 0) store.drafts.delete(key)
    if (entry?.kind === 'record') {
      entry.drafts = store.drafts.get(key) ?? null
      entry.revision += 1
    }
    store.touch(key)
  }
  change([...(store.drafts.get(key) ?? []), fields])
  return () => change((store.drafts.get(key) ?? []).filter((other) => other !== fields))
}

function hide(store: Store, key: string): () => void {
  const count = (change: number) => {
    store.hidden.set(key, (store.hidden.get(key) ?? 0) + change)
    if (store.hidden.get(key) === 0) store.hidden.delete(key)
    store.touch(key)
  }
  count(1)
  return () => {
    // Nothing is hidden any more once everything was dropped.
    if (store.hidden.has(key)) count(-1)
  }
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
    drafts: store.drafts.get(key) ?? null,
    isDraft: true,
    views: [],
    revision: 1,
    ingestedAt: 0,
    expiresAt: Number.POSITIVE_INFINITY,
  })
  store.touch(key)
  for (const entryKey of showIn) changeLinks(store, entryKey, (links) => [key, ...links])
  return () => {
    store.entries.delete(key)
    store.touch(key)
    for (const entryKey of showIn)
      changeLinks(store, entryKey, (links) => links.filter((link) => link !== key))
  }
}

function changeLinks(
  store: Store,
  key: string,
  change: (links: readonly string[]) => readonly string[],
): void {
  const links = change(store.draftLinks.get(key) ?? [])
  store.draftLinks.set(key, links)
  if (links.length === 0) store.draftLinks.delete(key)
  const entry = store.entries.get(key)
  if (entry?.kind !== 'value') return
  entry.draftLinks = links
  entry.revision += 1
  store.touch(key)
}
