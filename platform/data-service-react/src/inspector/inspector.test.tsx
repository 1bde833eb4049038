import { createDataService, type FetchResponse } from '@porchlight/data-service'
import { getObjectInfo, getRecord } from '@porchlight/ui-api/client'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { DataServiceProvider } from '../DataServiceProvider'
import { DataServiceInspector } from './DataServiceInspector'
import { InspectorPanel } from './InspectorPanel'

const recordId = '500000000000001AAA'

function makeService() {
  const clock = { now: Date.UTC(2026, 0, 1, 12) }
  const dataService = createDataService({
    now: () => clock.now,
    network: async ({ basePath }): Promise<FetchResponse> => {
      clock.now += 7
      const body = basePath.includes('records')
        ? {
            id: recordId,
            apiName: 'Case',
            weakEtag: 5,
            fields: { Subject: { displayValue: null, value: 'A' } },
          }
        : [{ errorCode: 'NOT_FOUND', message: 'No.' }]
      const status = basePath.includes('records') ? 200 : 404
      return { status, statusText: '', ok: status === 200, headers: {}, body }
    },
  })
  return { dataService, clock }
}

test('shows records, other entries, their readers and lifetimes, and the latest requests', async () => {
  const { dataService, clock } = makeService()
  const config = { recordId, fields: 'Case.Subject' } as const
  dataService.subscribe(getRecord, config, () => undefined)
  dataService.subscribe(getRecord, config, () => undefined)
  await dataService.refresh(getRecord, config)
  await dataService.read(getObjectInfo, { objectApiName: 'Nothing__c' })
  clock.now += 30_000
  const html = renderToString(
    <DataServiceProvider dataService={dataService}>
      <InspectorPanel intervalMs={1_000} />
    </DataServiceProvider>,
  )
  expect(html).toContain(`<td>Case ${recordId}</td><td>5</td><td>Subject</td><td>stale</td><td>2</td>`)
  expect(html).toContain('<td>getObjectInfo:Nothing__c</td><td>error</td><td>870 s</td><td>0</td>')
  expect(html).toContain(`/records/${recordId}?fields=Case.Subject (no-cache)</td><td>200</td><td>7 ms</td>`)
  expect(html).toContain('Latest requests (3)')
})

test('its code comes when it is rendered', async () => {
  const { dataService } = makeService()
  const { prelude } = await prerender(
    <DataServiceProvider dataService={dataService}>
      <DataServiceInspector />
    </DataServiceProvider>,
  )
  expect(await new Response(prelude).text()).toContain('Records (0)')
})
