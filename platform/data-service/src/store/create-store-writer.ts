import { deepFreeze } from '../snapshot/freeze'
import { shareParts, toTemplate } from './entry-template'
import { type IngestStamp, ingestRecord } from './ingest-record'
import type { Store } from './store'
import type { Edition, StoreWriter } from './store-writer'

/**
 * Creates the context in which an adapter ingests one response. With `keep` false, later reads do not find the entries
 * fresh: only current readers receive them.
 */
export function createStoreWriter(store: Store, stamp: IngestStamp, keep: boolean): StoreWriter {
  /** The keys that this response itself evicted as an older edition; it may fill them again. */
  const ownEvictions = new Set<string>()
  const isRefused = (key: string, edition: Edition | undefined): boolean => {
    if (store.evictedAfter(key, stamp.sentAt) && !ownEvictions.has(key)) return true
    if (edition === undefined) return false
    const evicted = store.admitEdition(edition, stamp.sentAt)
    for (const other of evicted ?? []) ownEvictions.add(other)
    return evicted === null
  }
  const expiryOf = (ttlMs: number) => (keep ? stamp.now + ttlMs : Number.NEGATIVE_INFINITY)
  const keepTemplate = (key: string, template: unknown, ttlMs: number, edition: Edition | undefined) => {
    const known = store.entries.get(key)
    if (known?.kind !== 'value') {
      store.entries.set(key, {
        kind: 'value',
        key,
        template,
        edition: edition ?? null,
        sentAt: stamp.sentAt,
        view: undefined,
        revision: 1,
        ingestedAt: stamp.now,
        expiresAt: expiryOf(ttlMs),
      })
      store.touch(key)
      return
    }
    const shared = shareParts(known.template, template)
    known.sentAt = stamp.sentAt
    known.ingestedAt = stamp.now
    known.expiresAt = expiryOf(ttlMs)
    if (shared === known.template) {
      if (!keep) store.revision += 1
      return
    }
    known.template = shared
    known.revision += 1
    store.touch(key)
  }
  return {
    putRecord(record, requestedFields) {
      ingestRecord(store, record, requestedFields ? store.trees.ofPaths(requestedFields) : null, stamp)
    },
    putEntry(key, value, ttlMs, edition) {
      const template = toTemplate(store, value, stamp)
      if (isRefused(key, edition)) return
      const known = store.entries.get(key)
      if (known?.kind === 'value' && stamp.sentAt < known.sentAt) return
      keepTemplate(key, template, ttlMs, edition)
    },
    changeEntry<Value>(
      key: string,
      change: (known: Value | null, isFresh: boolean) => Value,
      ttlMs: number,
      edition?: Edition,
    ): Value | null {
      if (isRefused(key, edition)) return null
      const known = store.entries.get(key)
      const before = known?.kind === 'value' ? (known.template as Value) : null
      const value = change(before, known !== undefined && stamp.now <= known.expiresAt)
      keepTemplate(key, toTemplate(store, value, stamp), ttlMs, edition)
      return value
    },
    evict: (key) => store.evict(key),
    putError(key, error, ttlMs) {
      if (store.evictedAfter(key, stamp.sentAt)) return
      store.entries.set(key, {
        kind: 'error',
        key,
        error: deepFreeze(error),
        revision: 1,
        ingestedAt: stamp.now,
        expiresAt: stamp.now + ttlMs,
      })
      store.touch(key)
    },
  }
}
