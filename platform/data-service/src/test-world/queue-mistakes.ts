import type { NetworkAdapter, ResourceRequest } from '../network/resource-request'
import type { QueuedWrite } from '../offline/queued-write'
import type { QueueMistake } from './run-queue'

const keyName = 'Idempotency-Key'

const keyedAnew: (network: NetworkAdapter) => NetworkAdapter = (network) => (request) =>
  network({ ...request, headers: { ...request.headers, [keyName]: crypto.randomUUID() } })

/** Mistakes that an offline queue could have. */
export const queueMistakes: readonly QueueMistake[] = [
  { name: 'a write has another key each time that it is sent', network: keyedAnew },
  {
    name: 'a write has no key',
    network: (network) => (request) => network(withHeader(request, crypto.randomUUID())),
  },
  {
    name: 'the key is not stored',
    place: ({ change }) => ({
      change: (owner, { put, remove }) =>
        change(owner, {
          put: put.map((write) => ({ ...write, request: withHeader(write.request, crypto.randomUUID()) })),
          remove,
        }),
    }),
  },
  {
    name: 'what was answered stays',
    place: ({ change }) => ({ change: (owner, { put }) => change(owner, { put, remove: [] }) }),
  },
  {
    name: 'writes are sent in no order',
    place: ({ all }) => ({
      all: async (owner) =>
        (await all(owner)).map((write) => ({ ...write, number: 1_000_000 - write.number })),
    }),
  },
  {
    name: 'a user is shown the writes of another',
    place: ({ all, change }) => ({
      all: async () => [...(await all('one')), ...(await all('two'))],
      change,
    }),
  },
  {
    name: 'a write of another user is taken for one of the own',
    place: ({ all, change }) => ({ all: () => all('one'), change: (_owner, done) => change('one', done) }),
  },
  {
    name: 'the last write is not found again',
    place: ({ all }) => ({ all: async (owner) => (await all(owner)).slice(0, -1) }),
  },
  {
    name: 'the record that was made is not named to what waits for it',
    place: ({ change }) => ({
      change: (owner, { put, remove }) => {
        const made = put.filter(({ madeAs }) => madeAs !== null)
        if (made.length === 0) return change(owner, { put, remove })
        return change(owner, { put: [], remove: [...remove, ...made.map(({ id }) => id)] })
      },
    }),
  },
  {
    name: 'no answer is taken for a yes',
    network: (network) => async (request) => {
      const answer = await network(request)
      return answer.status === 0 ? { ...answer, ok: true, status: 204 } : answer
    },
  },
  {
    name: 'a busy server is taken for a no',
    network: (network) => async (request) => {
      const answer = await network(request)
      return answer.status === 503 ? { ...answer, status: 400 } : answer
    },
  },
  {
    name: 'a change is stored under the id that stood for its record for good',
    place: ({ all }) => ({
      all: async (owner) => (await all(owner)).filter(({ madeAs }) => madeAs === null).map(unresolved),
    }),
  },
]

function withHeader(request: ResourceRequest, key: string): ResourceRequest {
  return { ...request, headers: { ...request.headers, [keyName]: key } }
}

const originals = new Map<string, QueuedWrite>()

/** Returns the write as it was first stored. */
function unresolved(write: QueuedWrite): QueuedWrite {
  const known = originals.get(write.id) ?? write
  originals.set(write.id, known)
  return { ...write, request: known.request, recordId: known.recordId }
}
