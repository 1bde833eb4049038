import {
  createEventStreamTransport,
  type DataService,
  shareTransport,
  startLiveUpdates,
} from '@porchlight/data-service-client'

/** Changes by others appear automatically; the tabs of a browser share one stream. Returns the function that ends it. */
export function goLive(dataService: DataService): () => void {
  const stream = createEventStreamTransport({
    address: '/live',
    openEventSource: (address) => new EventSource(address),
    fetch: (address, init) => fetch(address, init),
  })
  const transport = shareTransport(stream, () => new BroadcastChannel('live'), navigator.locks)
  return startLiveUpdates({ dataService, transport, onSignedOut: () => dataService.clear() })
}
