import type { StoredField } from './entry'
import { withLinks } from './entry-template'
import type { Store } from './store'
import { recordKey } from './store-key'

/** What a write hopes for: new values of a record that is known, or a record that is yet to be made. */
export type Draft =
  | { readonly kind: 'update'; readonly recordId: string; readonly fields: DraftFields }
  | {
      readonly kind: 'create'
      readonly apiName: string
      readonly fields: DraftFields
      /** What stands for the record's id; one of the store's own when absent. */
      readonly id?: string
    }

/** Field api names to values, without the object's name. */
export type DraftFields = Readonly<Record<string, unknown>>

/**
 * Shows a draft over what the store holds, until the returned function takes it away. A record that is yet to
 * be made stands first in each of the entries `showIn` that have records. Within `transact` only.
 */
export function showDraft(store: Store, draft: Draft, showIn: readonly string[]): () => void {
  return draft.kind === 'update'
    ? showUpdate(store, recordKey(draft.recordId), toStored(draft.fields))
    : showCreation(store, draft, showIn)
}

/** Values as a field holds them; how they will be displayed is for the server to say. */
function toStored(fields: DraftFields): Readonly<Record<string, StoredField>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Object.freeze({ displayValue: null, value })]),
  )
}

function showUpdate(store: Store, key: string, fields: Readonly<Record<string, StoredField>>): () => void {
  const entry = store.entries.get(key)
  if (entry?.kind !== 'record') return () => undefined
  const change = (drafts: typeof entry.drafts) => {
    entry.drafts = drafts
    entry.revision += 1
    store.touch(key)
  }
  change([...(entry.drafts ?? []), fields])
  return () => {
    const others = entry.drafts?.filter((other) => other !== fields) ?? []
    change(others.length === 0 ? null : others)
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
    drafts: null,
    isDraft: true,
    views: [],
    revision: 1,
    ingestedAt: 0,
    expiresAt: Number.POSITIVE_INFINITY,
  })
  for (const entryKey of showIn) changeLinks(store, entryKey, (links) => [key, ...links])
  return () => {
    store.entries.delete(key)
    for (const entryKey of showIn)
      changeLinks(store, entryKey, (links) => links.filter((link) => link !== key))
  }
}

function changeLinks(
  store: Store,
  key: string,
  change: (links: readonly string[]) => readonly string[],
): void {
  const entry = store.entries.get(key)
  if (entry?.kind !== 'value' || withLinks(entry.template, [], store.trees) === null) return
  entry.draftLinks = change(entry.draftLinks)
  entry.revision += 1
  store.touch(key)
}
