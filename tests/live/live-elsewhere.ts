import {
  createEventStreamTransport,
  type DataService,
  startLiveUpdates,
} from '@porchlight/data-service-client'
import { EventSource } from 'eventsource'

/** Changes by others appear automatically. `onSignedOut` is called once the token is no longer valid. Returns the function that ends it. */
export function goLive(
  dataService: DataService,
  origin: string,
  token: string,
  onSignedOut: () => void,
): () => void {
  const send: typeof fetch = (address, init) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(address, { ...init, headers })
  }
  const transport = createEventStreamTransport({
    address: `${origin}/live`,
    openEventSource: (address) => new EventSource(address, { fetch: send }),
    fetch: send,
  })
  return startLiveUpdates({ dataService, transport, onSignedOut })
}
