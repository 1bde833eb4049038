import { afterAll, expect, it, vi } from 'vitest'

const declaration = '../../../data-service/src/store/record-lifetime'

afterAll(() => {
  vi.doUnmock(declaration)
  vi.resetModules()
})

it('gives records one lifetime, by whichever call and in the store', async () => {
  vi.resetModules()
  vi.doMock(declaration, () => ({ recordTtlMs: 45_000 }))
  const { getRecord, getRecords } = await import('@porchlight/ui-api/client')
  const { createDataService } = await import('@porchlight/data-service')
  expect([getRecord.ttlMs, getRecords.ttlMs]).toEqual([45_000, 45_000])

  const requested: string[] = []
  let now = 0
  const record = {
    id: '001000000000001AAA',
    apiName: 'Account',
    weakEtag: 1,
    eTag: 'one',
    fields: { Name: { value: 'Home', displayValue: null } },
  }
  const dataService = createDataService({
    now: () => now,
    network: async (request) => {
      requested.push(request.basePath)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: record }
    },
  })
  const read = () => dataService.read(getRecord, { recordId: record.id, fields: ['Account.Name'] })
  await read()
  now = 44_999
  await read()
  expect(requested).toHaveLength(1)
  now = 45_001
  await read()
  expect(requested).toHaveLength(2)
})
