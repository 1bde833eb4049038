import {
  createDataService,
  type DataService,
  type FetchResponse,
  type NetworkAdapter,
} from '@porchlight/data-service'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { DataServiceProvider } from './DataServiceProvider'
import { useListRecordsByName } from './hooks/list-records'
import { useRecord, useUpdateRecord } from './hooks/records'

const caseId = '500000000000001AAA'

function makeServer() {
  const asked: string[] = []
  const network: NetworkAdapter = async (request) => {
    asked.push(`${request.method} ${request.basePath} ${request.queryParams.fields ?? ''}`)
    if (request.basePath.includes('list-records')) return answer(500, [])
    const fields = String(request.queryParams.fields).split(',')
    return answer(200, {
      id: caseId,
      apiName: 'Case',
      weakEtag: 1,
      fields: Object.fromEntries(
        fields.map((name) => [name.slice('Case.'.length), { displayValue: null, value: `<${name}>` }]),
      ),
    })
  }
  return { asked, network }
}

function answer(status: number, body: unknown): FetchResponse {
  return { status, statusText: '', ok: status < 400, headers: {}, body }
}

function Subject({ recordId }: { readonly recordId: string | undefined }) {
  const { state, data } = useRecord(
    recordId === undefined ? undefined : { recordId, fields: ['Case.Subject'] },
  )
  return <p>{`${state} ${data?.fields.Subject?.value ?? '-'}`}</p>
}

function Status() {
  const { data } = useRecord({ recordId: caseId, fields: ['Case.Status'] })
  return <p>{String(data?.fields.Status?.value)}</p>
}

function Cases() {
  const { state, error } = useListRecordsByName({ objectApiName: 'Case', listViewApiName: 'Mine' })
  return <p>{`${state} ${error?.status}`}</p>
}

function Saver({ saves }: { readonly saves: Promise<unknown>[] }) {
  const update = useUpdateRecord()
  saves.push(update({ fields: { Id: caseId, Subject: 'x' } }))
  return null
}

async function prerenderText(dataService: DataService, recordId: string | undefined): Promise<string> {
  const { prelude } = await prerender(
    <DataServiceProvider dataService={dataService} suspend>
      <Subject recordId={recordId} />
      <Status />
      <Cases />
    </DataServiceProvider>,
  )
  return new Response(prelude).text()
}

function renderBrowserText(dataService: DataService, recordId: string | undefined): string {
  return renderToString(
    <DataServiceProvider dataService={dataService}>
      <Subject recordId={recordId} />
      <Status />
      <Cases />
    </DataServiceProvider>,
  )
}

test('on the server the page waits for its data, with one request for a record that two views read', async () => {
  const server = makeServer()
  const dataService = createDataService({ network: server.network, now: () => 0 })
  const html = await prerenderText(dataService, caseId)
  expect(html).toContain('<p>Fulfilled &lt;Case.Subject&gt;</p><p>&lt;Case.Status&gt;</p><p>Error 500</p>')
  expect(server.asked).toEqual([
    'GET /ui-api/records/{recordId} Case.Status,Case.Subject',
    'GET /ui-api/list-records/{objectApiName}/{listViewApiName} ',
  ])
})

test('the browser renders the same from the state of the page, and asks for nothing', async () => {
  const server = makeServer()
  const onServer = createDataService({ network: server.network, now: () => 0 })
  const html = await prerenderText(onServer, caseId)
  server.asked.length = 0
  const inBrowser = createDataService({
    network: server.network,
    now: () => 9_000_000,
    initialState: JSON.parse(JSON.stringify(onServer.serialise())),
  })
  expect(renderBrowserText(inBrowser, caseId)).toBe(html)
  await Promise.resolve()
  expect(server.asked).toEqual([])
})

test('a view that does not know its config yet is Unfulfilled and asks nothing', async () => {
  const server = makeServer()
  const dataService = createDataService({ network: server.network, now: () => 0 })
  expect(await prerenderText(dataService, undefined)).toContain('<p>Unfulfilled -</p>')
  expect(server.asked[0]).toBe('GET /ui-api/records/{recordId} Case.Status')
})

test('without suspend a read without an answer is Pending, and rendering asks for nothing', () => {
  const server = makeServer()
  const dataService = createDataService({ network: server.network, now: () => 0 })
  expect(renderBrowserText(dataService, caseId)).toContain('<p>Pending -</p>')
  expect(server.asked).toEqual([])
})

test('a hook without a provider says which hook and what it needs', () => {
  const render = () => renderToString(<Subject recordId={caseId} />)
  expect(render).toThrow('useRecord needs a <DataServiceProvider> above it.')
})

test('a write hook writes through the data service of the provider', async () => {
  const server = makeServer()
  const dataService = createDataService({ network: server.network, now: () => 0 })
  const saves: Promise<unknown>[] = []
  renderToString(
    <DataServiceProvider dataService={dataService}>
      <Saver saves={saves} />
    </DataServiceProvider>,
  )
  await Promise.all(saves)
  expect(server.asked).toEqual(['PATCH /ui-api/records/{recordId} '])
})
