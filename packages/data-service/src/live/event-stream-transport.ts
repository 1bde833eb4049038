import type { LiveEvent, LiveNews, LiveTransport } from './live-transport'

/** What the transport uses of the browser's `EventSource`. */
export interface EventSourceLike {
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
}

/** The transport over server-sent events, which browsers open again by themselves when they drop. */
export function createEventStreamTransport(options: EventStreamOptions): LiveTransport {
  return {
    open(listener) {
      const source = options.openEventSource(options.address)
      source.addEventListener('hello', ({ data, lastEventId }) => {
        const { connectionId } = JSON.parse(data) as { readonly connectionId: string }
        listener({ kind: 'hello', connectionId, position: lastEventId })
      })
      source.addEventListener('changes', ({ data, lastEventId }) => {
        listener({ kind: 'changes', news: JSON.parse(data) as LiveNews, position: lastEventId })
      })
      source.addEventListener('signed-out', () => {
        source.close()
        listener({ kind: 'signedOut' } satisfies LiveEvent)
      })
      return () => source.close()
    },
    async hold(connectionId, records, since) {
      const answer = await options.fetch(`${options.address}/${connectionId}/held`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ records, since }),
        credentials: 'same-origin',
      })
      return answer.ok ? ((await answer.json()) as LiveNews) : null
    },
  }
}
