import { type FetchResponse, type InspectedEntry, OfflineQueue } from '@porchlight/data-service'
import type { Recorder } from '../recording/recorder'
import { redact, redactAddress, redactKey } from '../recording/redact'
import { contentOf, stateOf } from './entry-facts'

/** Exports the data of a tab as JSON for the clipboard; without `withValues` it contains no personal data. */
export type Export = (recorder: Recorder, withValues: boolean) => unknown

export const exportStore: Export = (recorder, withValues) =>
  [...recorder.inside.store.entries.values()].map((entry: InspectedEntry) => ({
    key: withValues ? entry.key : redactKey(entry.key),
    kind: entry.kind,
    state: stateOf(entry, recorder).name,
    expiresAt: Number.isFinite(entry.expiresAt) ? new Date(entry.expiresAt).toISOString() : null,
    value: withValues ? contentOf(entry, recorder.inside) : redact(contentOf(entry, recorder.inside)),
  }))

export const exportReaders: Export = ({ inside }, withValues) =>
  [...inside.queries.values()]
    .filter(({ observations }) => observations.size > 0)
    .map(({ key, adapter, config, observations, watchedKeys }) => ({
      key: withValues ? key : redactKey(key),
      adapter: adapter.name,
      config: withValues ? config : redact(config),
      readers: [...observations].map(({ cachePolicy, snapshot }) => ({
        policy: cachePolicy?.type ?? 'cache-then-network',
        state: snapshot.state,
      })),
      watches: withValues ? watchedKeys : watchedKeys.map(redactKey),
    }))

export const exportRequests: Export = ({ requests }, withValues) =>
  withValues
    ? requests.list()
    : requests.list().map((request) => ({
        ...request,
        address: request.source === 'network' ? redactAddress(request.address) : redactKey(request.address),
        readers: request.readers.map(({ key, reason }) => ({ key: redactKey(key), reason })),
        error: redactError(request.error),
      }))

export const exportChanges: Export = ({ changes }, withValues) =>
  withValues
    ? changes.list()
    : changes.list().map((change) => ({
        ...change,
        address: redactAddress(change.address),
        changed: change.changed.map(({ key, why }) => ({ key: redactKey(key), why })),
        stale: change.stale.map(({ key, why }) => ({ key: redactKey(key), why })),
        readAgain: change.readAgain.map(redactKey),
        error: redactError(change.error),
      }))

export const exportQueue: Export = ({ inside: { offline } }, withValues) => {
  const writes = offline instanceof OfflineQueue ? offline.list() : []
  return withValues
    ? writes
    : writes.map(({ request: _request, fields, error, conflict, ...write }) => ({
        ...write,
        fields: redact(fields),
        error: error === null ? null : { status: error.status, ...redactError(failed(error)) },
        conflict: conflict === null ? null : { weakEtag: conflict.weakEtag, theirs: redact(conflict.theirs) },
      }))
}

function failed({ errorType = 'fetchResponse', body }: FetchResponse) {
  return { errorType, body }
}

function redactError(error: { readonly errorType: string; readonly body: unknown } | null) {
  return error === null ? null : { errorType: error.errorType, body: redact(error.body) }
}
