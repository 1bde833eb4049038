import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { type GetLayoutConfig, getLayout } from './client'

function makeService() {
  const requests: ResourceRequest[] = []
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: {} }
    },
    now: () => 0,
  })
  return { dataService, addresses: () => requests.map(requestAddress) }
}

const full = { objectApiName: 'Case', layoutType: 'Full', mode: 'View' } as const

test('a layout is asked for with its record type, the master unless another is named', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getLayout, full)
  await dataService.read(getLayout, { ...full, recordTypeId: '012000000000000', formFactor: 'Small' })
  expect(addresses()).toEqual([
    '/services/data/v65.0/ui-api/layout/Case?layoutType=Full&mode=View&recordTypeId=012000000000000AAA',
    '/services/data/v65.0/ui-api/layout/Case?layoutType=Full&mode=View&recordTypeId=012000000000000AAA&formFactor=Small',
  ])
})

test('a layout whose name of a screen is none is asked for without it', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getLayout, { ...full, formFactor: 'Watch' } as unknown as GetLayoutConfig)
  expect(addresses()[0]).not.toContain('formFactor')
})

test.each([
  { objectApiName: 'Case', mode: 'View' },
  { objectApiName: 'Case', layoutType: 'Full' },
  { ...full, layoutType: 'Wide' },
  { ...full, mode: 'view' },
  { ...full, recordTypeId: null },
  { ...full, objectApiName: ' ' },
])('%o is not a valid config', async (config) => {
  const { dataService, addresses } = makeService()
  const snapshot = await dataService.read(getLayout, config as unknown as GetLayoutConfig)
  expect(snapshot).toMatchObject({ state: 'Error', error: { status: 400 } })
  expect(addresses()).toEqual([])
})
