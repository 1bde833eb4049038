import {
  createDataService,
  DataServiceProvider,
  type FetchResponse,
  type LiveEvent,
  startLiveUpdates,
  useListRecordsByName,
  useRecord,
} from '@porchlight/data-service-client'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const ids = ['500000000000001AAA', '500000000000002AAA', '500000000000003AAA']
let version = 1

function representation(id: string) {
  const field = { displayValue: null, value: `${id} ${version}` }
  return { id, apiName: 'Case', weakEtag: version, fields: { Subject: field, Status: field } }
}

/** Simulates a server with three cases, each of which changes with every response. */
async function network({
  urlParams,
}: {
  readonly urlParams: Readonly<Record<string, string>>
}): Promise<FetchResponse> {
  const { recordId, recordIds } = urlParams
  const results = recordIds?.split(',').map((id) => ({ statusCode: 200, result: representation(id) }))
  const page = {
    records: ids.map(representation),
    count: 3,
    pageSize: 50,
    nextPageToken: null,
    previousPageToken: null,
  }
  const body =
    recordId === undefined ? (results === undefined ? page : { results }) : representation(recordId)
  return { status: 200, statusText: '', ok: true, headers: {}, body }
}

function Case({ recordId }: { readonly recordId: string }) {
  const { data } = useRecord({ recordId, fields: ['Case.Subject'], optionalFields: 'Case.Status' })
  return <li>{String(data?.fields.Subject?.value)}</li>
}

function Cases() {
  const { data } = useListRecordsByName({ objectApiName: 'Case', listViewApiName: 'AllCases' })
  return (
    <ul>
      {data?.records.map(({ id }) => (
        <Case key={id} recordId={id} />
      ))}
    </ul>
  )
}

const clock = { now: 0 }
const dataService = createDataService({ network, now: () => clock.now })
let notify: (event: LiveEvent) => void = () => undefined
startLiveUpdates({
  dataService,
  transport: {
    open(listener) {
      notify = listener
      listener({ kind: 'hello', connectionId: 'one', position: '0' })
      return () => undefined
    },
    hold: async () => ({ touched: [], gone: [], missed: false }),
  },
  schedule: (_milliseconds, run) => {
    queueMicrotask(run)
    return () => undefined
  },
})

async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await null
}

/** Mounts the list, lets a change elsewhere arrive, and unmounts it, that many times. Returns what was shown last. */
async function runCycles(count: number): Promise<string> {
  let shown = ''
  for (let cycle = 0; cycle < count; cycle += 1) {
    const container = document.createElement('div')
    const root = createRoot(container)
    flushSync(() =>
      root.render(
        <DataServiceProvider dataService={dataService}>
          <Cases />
        </DataServiceProvider>,
      ),
    )
    await settle()
    version += 1
    clock.now += 40
    const touched = ids.map((id) => ({ id, apiName: 'Case', weakEtag: version }))
    notify({ kind: 'changes', changes: { touched, gone: [], missed: false }, position: String(version) })
    await settle()
    shown = container.textContent ?? ''
    flushSync(() => root.unmount())
    // Lets tasks deferred by the browser and React (finalizers, scheduled work) run.
    if (cycle % 100 === 99) await new Promise((resolve) => setTimeout(resolve))
  }
  return shown
}

Object.assign(window, { runCycles })
