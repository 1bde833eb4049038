import { deepFreeze } from '../snapshot/freeze'
import { shareTemplate, toTemplate } from './entry-template'
import { type IngestStamp, ingestRecord } from './ingest-record'
import type { Store } from './store'
import type { StoreWriter } from './store-writer'

/**
 * What an adapter ingests one answer with. `keep` false gives entries that later reads do not find fresh:
 * only those who are reading now get them.
 */
export function createStoreWriter(store: Store, stamp: IngestStamp, keep: boolean): StoreWriter {
  const expiryOf = (ttlMs: number) => (keep ? stamp.now + ttlMs : Number.NEGATIVE_INFINITY)
  return {
    putRecord(record, askedFields) {
      ingestRecord(store, record, askedFields ? store.trees.ofPaths(askedFields) : null, stamp)
    },
    putEntry(key, value, ttlMs, edition) {
      const template = toTemplate(store, value, stamp)
      if (store.evictedAfter(key, stamp.sentAt)) return
      if (edition !== undefined && !store.admitEdition(edition, stamp.sentAt)) return
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
      if (stamp.sentAt < known.sentAt) return
      const shared = shareTemplate(known.template, template)
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
