import type { LiveEvent, LiveTransport } from './live-transport'

/** The part of `BroadcastChannel` that is used between the tabs of a browser. */
export interface TabChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

/**
 * The part of `navigator.locks` that is used: `run` starts once no other tab holds the lock, and holds it until it
 * ends.
 */
export interface TabLocks {
  request(name: string, options: { readonly signal: AbortSignal }, run: () => Promise<void>): Promise<unknown>
}

type TabMessage = { readonly kind: 'event'; readonly event: LiveEvent } | { readonly kind: 'who' }

const lockName = 'porchlight-live'

/**
 * Shares one stream among all tabs of a browser: the tab that holds the lock opens it and forwards its events; when it
 * closes, another takes over. Each tab reports separately what it holds.
 */
export function shareTransport(
  transport: LiveTransport,
  openChannel: () => TabChannel,
  locks: TabLocks,
): LiveTransport {
  return {
    open(listener) {
      const channel = openChannel()
      const abort = new AbortController()
      let lastHello: LiveEvent | null = null
      let isLeader = false
      const send = (message: TabMessage) => channel.postMessage(message)
      channel.addEventListener('message', ({ data }) => {
        const message = data as TabMessage
        if (message.kind === 'event') listener(message.event)
        else if (isLeader && lastHello !== null) send({ kind: 'event', event: lastHello })
      })
      const lead = async () => {
        isLeader = true
        const close = transport.open((event) => {
          if (event.kind === 'hello') lastHello = event
          send({ kind: 'event', event })
          listener(event)
        })
        await new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve()))
        close()
      }
      // A request that is withdrawn because the tab closes first rejects, and no one waits for it.
      locks.request(lockName, { signal: abort.signal }, lead).catch(() => undefined)
      send({ kind: 'who' })
      return () => {
        abort.abort()
        channel.close()
      }
    },
    hold: (connectionId, records, since) => transport.hold(connectionId, records, since),
  }
}
