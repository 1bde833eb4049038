import {
  createDataService,
  createEventStreamTransport,
  createHttpNetwork,
  liveAddress,
  startLiveUpdates,
} from '@porchlight/data-service'
import { createRoot } from 'react-dom/client'
import { loadExampleRecords, noRecords } from './example-records'
import { askerOf } from './first-step'
import { Playground } from './Playground'
import './playground.css'

const root = document.getElementById('playground')
if (root !== null) void start(root)

/** Starts the playground with the session of this browser; a guest sees what guests may. */
async function start(element: HTMLElement): Promise<void> {
  const network = createHttpNetwork({ fetch: (address, init) => fetch(address, init), language: 'en' })
  const dataService = createDataService({ network, now: () => Date.now() })
  const viewer = askerOf(element.dataset.viewer)
  if (viewer !== 'anyone') {
    const transport = createEventStreamTransport({
      address: liveAddress,
      openEventSource: (address) => new EventSource(address),
      fetch: (address, init) => fetch(address, init),
    })
    startLiveUpdates({ dataService, transport, onSignedOut: () => location.reload() })
  }
  const records = viewer === 'anyone' ? noRecords : await loadExampleRecords(dataService)
  createRoot(element).render(<Playground dataService={dataService} records={records} viewer={viewer} />)
  const { mountDevtools } = await import('@porchlight/data-service-devtools')
  mountDevtools(dataService, document.body.appendChild(document.createElement('div')))
}
