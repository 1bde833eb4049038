import type { HeldRecord } from '../data-service-api'
import { afterTimeout, type Schedule } from '../schedule'
import type { LiveEvent, LiveNews, LiveTransport } from './live-transport'

/** What the transport uses of the browser's `EventSource`. */
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
  /** Runs `run` after a time unless what it gives is called first; `setTimeout` by default. */
  readonly schedule?: Schedule
}

const closed = 2
const firstRetryMs = 5_000
const longestRetryMs = 60_000
/** No connection has this id: who asks for it learns only whether the session still is. */
const noConnection = 'none'

/**
 * The transport over server-sent events. Browsers open a stream that drops again by themselves, but give up on one
 * that is answered with an error: it is opened again after 5 seconds, later after up to a minute, unless the error
 * was that the session has ended.
 */
export function createEventStreamTransport(options: EventStreamOptions): LiveTransport {
  const schedule = options.schedule ?? afterTimeout
  const post = (connectionId: string, records: readonly HeldRecord[], since: string | null) =>
    options.fetch(`${options.address}/${connectionId}/held`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ records, since }),
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
        const answer = await post(noConnection, [], null).catch(() => null)
        if (answer?.status === 401) leave()
        if (isOver) return
        stop = schedule(retryMs, openStream)
        retryMs = Math.min(retryMs * 2, longestRetryMs)
      }
      const openStream = () => {
        const source = options.openEventSource(options.address)
        stop = () => source.close()
        source.addEventListener('hello', ({ data, lastEventId }) => {
          const { connectionId } = JSON.parse(data) as { readonly connectionId: string }
          retryMs = firstRetryMs
          listener({ kind: 'hello', connectionId, position: lastEventId })
        })
        source.addEventListener('changes', ({ data, lastEventId }) => {
          listener({ kind: 'changes', news: JSON.parse(data) as LiveNews, position: lastEventId })
        })
        source.addEventListener('signed-out', leave)
        source.addEventListener('error', () => {
          if (source.readyState === closed && !isOver) void openAgain()
        })
      }
      openStream()
      return end
    },
    async hold(connectionId, records, since) {
      const answer = await post(connectionId, records, since)
      return answer.ok ? ((await answer.json()) as LiveNews) : null
    },
  }
}
