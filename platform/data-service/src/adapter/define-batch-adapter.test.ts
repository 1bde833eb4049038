import { expect, test } from 'vitest'
import { createDataService } from '../data-service'
import type { FetchResponse } from '../network/resource-request'
import { defineReadAdapter } from './define-adapter'
import { defineBatchReadAdapter } from './define-batch-adapter'

const request = (names: readonly string[]) => ({
  method: 'GET' as const,
  baseUri: '',
  basePath: '/{names}',
  urlParams: { names: names.join() },
  queryParams: {},
  headers: {},
  body: null,
  priority: 'normal' as const,
})

const getInfo = defineReadAdapter<string, string, { readonly label: string }>({
  name: 'getInfo',
  checkConfig: (name) => name,
  key: (name) => name,
  resourceRequest: (name) => request([name]),
  ttlMs: 1_000,
})

const getInfos = defineBatchReadAdapter<{ names: string[] }, { names: string[] }, { readonly label: string }>(
  {
    name: 'getInfos',
    checkConfig: ({ names }) => (names.length === 0 ? null : { names }),
    key: ({ names }) => names.join(),
    resourceRequest: ({ names }) => request(names),
    items: ({ names }) => names,
    itemKey: (_config, name) => getInfo.storeKey(name),
    ttlMs: 1_000,
    errorTtlMs: 300,
  },
)

function makeService() {
  const clock = { now: 0 }
  const requested: string[] = []
  const answers: Record<string, { statusCode: number; result: unknown }> = {
    a: { statusCode: 200, result: { label: 'A' } },
    b: { statusCode: 200, result: { label: 'B' } },
    refused: { statusCode: 403, result: [{ errorCode: 'NO', message: 'No' }] },
    gone: { statusCode: 404, result: [] },
  }
  const whole = { status: 200 }
  const dataService = createDataService({
    now: () => clock.now,
    network: async ({ urlParams }): Promise<FetchResponse> => {
      const names = (urlParams.names ?? '').split(',')
      requested.push(names.join())
      const ok = whole.status === 200
      const body =
        names.length > 1 ? { results: names.map((name) => answers[name]) } : answers[names[0] ?? '']?.result
      return { status: whole.status, statusText: '', ok, headers: {}, body }
    },
  })
  return { dataService, clock, answers, asked: () => requested.splice(0), whole }
}

test('an item with 200 is data, one with 404 is absent, any other status an error', async () => {
  const { dataService } = makeService()
  const snapshot = await dataService.read(getInfos, { names: ['a', 'gone', 'refused'] })
  expect(snapshot).toMatchObject({
    state: 'Fulfilled',
    data: {
      results: [
        { statusCode: 200, result: { label: 'A' } },
        { statusCode: 403, result: [{ errorCode: 'NO' }] },
      ],
    },
  })
})

test('items are shared with reads of one alone, both ways', async () => {
  const { dataService, asked } = makeService()
  await dataService.read(getInfos, { names: ['a', 'b'] })
  await dataService.read(getInfo, 'a')
  expect(asked()).toEqual(['a,b'])
  const other = makeService()
  await other.dataService.read(getInfo, 'a')
  await other.dataService.read(getInfo, 'b')
  await other.dataService.read(getInfos, { names: ['a', 'b'] })
  expect(other.asked()).toEqual(['a', 'b'])
})

test('an item’s error is kept for its own lifetime', async () => {
  const { dataService, clock, answers, asked } = makeService()
  const read = () => dataService.read(getInfos, { names: ['a', 'refused'] })
  await read()
  clock.now = 300
  await read()
  expect(asked()).toEqual(['a,refused'])
  answers.refused = { statusCode: 200, result: { label: 'R' } }
  clock.now = 301
  expect(await read()).toMatchObject({ data: { results: [{}, { result: { label: 'R' } }] } })
  expect(asked()).toEqual(['a,refused'])
})

test('readers are told of the items that changed and of nothing else, with the same snapshot for the same items', async () => {
  const { dataService, answers, clock } = makeService()
  const notified: unknown[] = []
  dataService.subscribe(getInfos, { names: ['a', 'b'] }, (snapshot) => notified.push(snapshot))
  await new Promise((resolve) => setImmediate(resolve))
  expect(notified).toHaveLength(1)
  clock.now = 1_001
  expect(await dataService.read(getInfos, { names: ['a', 'b'] })).toBe(notified[0])
  answers.b = { statusCode: 200, result: { label: 'new' } }
  await dataService.refresh(getInfo, 'b')
  expect(notified).toHaveLength(2)
  expect(notified[1]).toMatchObject({ data: { results: [{}, { result: { label: 'new' } }] } })
})

test('an item that is gone is evicted for readers of it alone as well', async () => {
  const { dataService, answers, asked } = makeService()
  await dataService.read(getInfo, 'a')
  answers.a = { statusCode: 404, result: [] }
  await dataService.refresh(getInfos, { names: ['a', 'b'] })
  asked()
  await dataService.read(getInfo, 'a')
  expect(asked()).toEqual(['a'])
})

test('a batch that is not found as a whole is an error', async () => {
  const { dataService, whole } = makeService()
  whole.status = 404
  expect(await dataService.read(getInfos, { names: ['a', 'b'] })).toMatchObject({
    state: 'Error',
    error: { status: 404 },
  })
})
