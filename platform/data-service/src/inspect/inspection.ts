import { requestAddress } from '../network/request-address'
import type { NetworkAdapter, ResourceRequest } from '../network/resource-request'
import type { Watchers } from '../query/watchers'
import type { StoreEntry } from '../store/entry'

/** What the cache holds under one key. */
export interface InspectedEntry {
  readonly key: string
  readonly kind: 'record' | 'value' | 'error'
  /** In milliseconds from now; negative once it has expired. */
  readonly freshForMs: number
  /** How many readers are told of its changes. */
  readonly subscribers: number
  /** Of a record: its object, its version and the names of the fields that are held. */
  readonly record: {
    readonly id: string
    readonly apiName: string
    readonly weakEtag: number
    readonly fields: readonly string[]
  } | null
}

/** A request that was sent, and what came of it. */
export interface InspectedRequest {
  /** Milliseconds of the epoch. */
  readonly sentAt: number
  readonly method: string
  readonly address: string
  readonly isForced: boolean
  /** Null while the answer is on its way; 0 when nothing answered. */
  readonly status: number | null
  readonly tookMs: number | null
}

/** The inside of a data service at one moment, for people who develop with it. */
export interface Inspection {
  readonly entries: readonly InspectedEntry[]
  /** The newest first, at most fifty. */
  readonly requests: readonly InspectedRequest[]
}

const requestHistoryLimit = 50

/** Notes the requests that go through a network adapter. */
export class RequestNotes {
  readonly network: NetworkAdapter
  readonly #notes: Note[] = []

  constructor(network: NetworkAdapter, now: () => number) {
    this.network = async (request) => {
      const note: Note = { request, sentAt: now(), status: null, tookMs: null }
      this.#notes.unshift(note)
      if (this.#notes.length > requestHistoryLimit) this.#notes.pop()
      let status = 0
      try {
        const response = await network(request)
        status = response.status
        return response
      } finally {
        note.status = status
        note.tookMs = now() - note.sentAt
      }
    }
  }

  /** The newest first. */
  list(): readonly InspectedRequest[] {
    return this.#notes.map(({ request, ...note }) => ({
      ...note,
      method: request.method,
      address: requestAddress(request),
      isForced: request.headers['Cache-Control'] === 'no-cache',
    }))
  }
}

interface Note {
  readonly request: ResourceRequest
  readonly sentAt: number
  status: number | null
  tookMs: number | null
}

/** What is held under each key, in the order of the keys. */
export function inspectEntries(
  entries: ReadonlyMap<string, StoreEntry>,
  watchers: Watchers,
  now: number,
): readonly InspectedEntry[] {
  return [...entries.values()]
    .map((entry): InspectedEntry => {
      const readers = [...watchers.readersOf([entry.key])]
      return {
        key: entry.key,
        kind: entry.kind,
        freshForMs: entry.expiresAt - now,
        subscribers: readers.reduce((count, query) => count + query.observations.size, 0),
        record:
          entry.kind === 'record'
            ? {
                id: entry.head.id,
                apiName: entry.head.apiName,
                weakEtag: entry.version,
                fields: Object.keys(entry.fields).sort(),
              }
            : null,
      }
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
}
