import { afterTimeout, type Schedule } from '../schedule'
import type { LiveEvent, LiveTransport } from './live-transport'
import { type HeldRecords, heldAddress, type LiveChanges, type LiveEventData } from './live-wire'

/** The part of the browser's `EventSource` that the transport uses. */
export interface EventSourceLike {
  /** 2 once the browser has given up on the stream. */
  readonly readyState: number
  addEventListener(
    type: string,
    listener: (event: { readonly data: string; readonly lastEventId: string }) => void,
  ): void
  close(): void
}

export interface EventStreamOptions {
  /** Where the streams are, such as `/live`. */
  readonly address: string
  readonly openEventSource: (address: string) => EventSourceLike
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  /** Runs `run` after a delay unless the returned function is called first; `setTimeout` by default. */
  readonly schedule?: Schedule
}

const closed = 2
const firstRetryMs = 5_000
const longestRetryMs = 60_000
/** No connection has this id: a request for it only reveals whether the session is still valid. */
const noConnection = 'none'

/**
 * Creates the transport over server-sent events. Browsers reopen a stream that drops by themselves, but give up on one
 * whose response is an error: it is reopened after 5 seconds, later after up to a minute, unless the error was that the
 * session has ended.
 */
export function createEventStreamTransport(options: EventStreamOptions): LiveTransport {
  const schedule = options.schedule ?? afterTimeout
  const post = (connectionId: string, held: HeldRecords) =>
    options.fetch(heldAddress(options.address, connectionId), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(held),
      credentials: 'same-origin',
    })
  return {
    open(listener) {
      let stop: () => void = () => undefined
      let isOver = false
      let retryMs = firstRetryMs
      const end = () => {
        isOver = true
        stop()
      }
      const leave = () => {
        if (isOver) return
        end()
        listener({ kind: 'signedOut' } satisfies LiveEvent)
      }
      const openAgain = async () => {
        const answer = await post(noConnection, { records: [], since: null }).catch(() => null)
        if (answer?.status === 401) leave()
        if (isOver) return
        stop = schedule(retryMs, openStream)
        retryMs = Math.min(retryMs * 2, longestRetryMs)
      }
      const openStream = () => {
        const source = options.openEventSource(options.address)
        stop = () => source.close()
        const on = <Name extends keyof LiveEventData>(
          name: Name,
          take: (data: LiveEventData[Name], position: string) => void,
        ) =>
          source.addEventListener(name, ({ data, lastEventId }) =>
            take(JSON.parse(data) as LiveEventData[Name], lastEventId),
          )
        on('hello', ({ connectionId }, position) => {
          retryMs = firstRetryMs
          listener({ kind: 'hello', connectionId, position })
        })
        on('changes', (changes, position) => listener({ kind: 'changes', changes, position }))
        on('presence', ({ recordId }) => listener({ kind: 'presence', recordId }))
        // Regardless of its data: the session has ended.
        source.addEventListener('signed-out' satisfies keyof LiveEventData, leave)
        source.addEventListener('error', () => {
          if (source.readyState === closed && !isOver) void openAgain()
        })
      }
      openStream()
      return end
    },
    async hold(connectionId, records, since) {
      const answer = await post(connectionId, { records, since })
      if (answer.ok) return (await answer.json()) as LiveChanges
      // The stream itself reports that its session has ended.
      if (answer.status === 401) return null
      throw new TypeError(`Held records were answered with ${answer.status}.`)
    },
  }
}
