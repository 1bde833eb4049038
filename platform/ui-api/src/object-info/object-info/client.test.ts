import { createDataService, type ResourceRequest, requestAddress } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './client'

function makeService() {
  const requests: ResourceRequest[] = []
  let nowMs = 0
  const dataService = createDataService({
    network: async (request) => {
      requests.push(request)
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: {} }
    },
    now: () => nowMs,
  })
  const advance = (milliseconds: number) => {
    nowMs += milliseconds
  }
  return { dataService, advance, addresses: () => requests.map(requestAddress) }
}

test('one object is asked for by its name, given as such or as an object', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getObjectInfo, { objectApiName: ' Case ' })
  await dataService.read(getObjectInfo, { objectApiName: { objectApiName: 'Case' } })
  expect(addresses()).toEqual(['/services/data/v65.0/ui-api/object-info/Case'])
})

test('several objects are asked for together', async () => {
  const { dataService, addresses } = makeService()
  await dataService.read(getObjectInfos, { objectApiNames: ['Case', { objectApiName: 'Account' }] })
  expect(addresses()).toEqual(['/services/data/v65.0/ui-api/object-info/batch/Case%2CAccount'])
})

test('a description is fresh for 15 minutes, the directory for 30 days', async () => {
  const { dataService, advance, addresses } = makeService()
  const readAll = async () => {
    await dataService.read(getObjectInfo, { objectApiName: 'Case' })
    await dataService.read(getObjectInfoDirectory, {})
  }
  await readAll()
  advance(900_000)
  await readAll()
  expect(addresses()).toHaveLength(2)
  advance(1)
  await readAll()
  expect(addresses()).toHaveLength(3)
  advance(2_592_000_000)
  await readAll()
  expect(addresses().filter((address) => address.endsWith('/object-info'))).toHaveLength(2)
})

test('no name, or one of several that is none, is not a valid config', async () => {
  const { dataService, addresses } = makeService()
  const invalid = { state: 'Error', error: { status: 400 } }
  expect(await dataService.read(getObjectInfo, { objectApiName: ' ' })).toMatchObject(invalid)
  expect(await dataService.read(getObjectInfos, { objectApiNames: [] })).toMatchObject(invalid)
  expect(await dataService.read(getObjectInfos, { objectApiNames: ['Case', ''] })).toMatchObject(invalid)
  expect(addresses()).toEqual([])
})
