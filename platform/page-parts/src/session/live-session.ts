import {
  createEventStreamTransport,
  type DataService,
  liveAddress,
  shareTransport,
  startLiveUpdates,
} from '@porchlight/data-service'
import { storeNames } from '@porchlight/portal-page'
import { watchViewer } from './announce-viewer'

export interface LiveSessionOptions {
  readonly dataService: DataService
  /** Who is signed in on this page. */
  readonly userId: string
  /** Called when the session has ended; the cache has already been wiped. */
  readonly onSignedOut: () => void
  /** Called when another tab is signed in as a different user, or has logged out; the cache has already been wiped. */
  readonly onOtherUser: () => void
  /** Called when others opened or left a cached record. */
  readonly onPresence?: (recordId: string) => void
}

/**
 * Applies changes by others to the page, over one stream for all tabs of the browser. The stream pauses while the page
 * is in the browser's history. When the session ends, or another tab signs in a different user, cached data is dropped
 * before anything else happens.
 */
export function startLiveSession({
  dataService,
  userId,
  onSignedOut,
  onOtherUser,
  onPresence,
}: LiveSessionOptions): void {
  let stop: (() => void) | null = null
  const forget = (andThen: () => void) => {
    stop?.()
    stop = null
    dataService.clear()
    andThen()
  }
  const start = () => {
    const stream = createEventStreamTransport({
      address: liveAddress,
      openEventSource: (address) => new EventSource(address),
      fetch: (address, init) => fetch(address, init),
    })
    const transport = shareTransport(
      stream,
      () => new BroadcastChannel(storeNames.liveChannel),
      navigator.locks,
    )
    const stopLive = startLiveUpdates({
      dataService,
      transport,
      onSignedOut: () => forget(onSignedOut),
      ...(onPresence === undefined ? {} : { onPresence }),
    })
    const stopWatching = watchViewer(userId, (other) =>
      forget(other.userId === null && !other.isLogOut ? onSignedOut : onOtherUser),
    )
    stop = () => {
      stopLive()
      stopWatching()
    }
  }
  addEventListener('pagehide', () => {
    stop?.()
    stop = null
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stop === null) start()
  })
  start()
}
