import { createDataService } from '@porchlight/data-service'
import { expect, test } from 'vitest'
import { updateRecordAvatar } from '../association/client'
import { getRecordAvatars } from './client'

const first = '001000000000001AAA'
const second = '001000000000002AAA'
const theme = { type: 'Theme', recordId: first, backgroundColor: '1B4D89', iconUrl: 'data:,' }

function makeService(body: unknown) {
  const asked: string[] = []
  const dataService = createDataService({
    now: () => 0,
    network: async ({ method, urlParams }) => {
      asked.push(`${method} ${urlParams.recordIds ?? urlParams.recordId}`)
      const answer =
        method === 'GET' ? body : { ...theme, type: 'Photo', photoUrl: 'https://example.com/a.png' }
      return { status: 200, statusText: 'OK', ok: true, headers: {}, body: answer }
    },
  })
  return { dataService, asked }
}

test.each([
  {
    shape: 'results',
    body: {
      hasErrors: true,
      results: [
        { statusCode: 200, result: theme },
        { statusCode: 404, result: [] },
      ],
    },
  },
  { shape: 'a map by record id', body: { [first]: theme } },
])('avatars are read from $shape', async ({ body }) => {
  const { dataService } = makeService(body)
  const snapshot = await dataService.read(getRecordAvatars, { recordIds: [first.slice(0, 15), second] })
  expect(snapshot).toEqual({
    state: 'Fulfilled',
    data: { hasErrors: true, results: [{ statusCode: 200, result: theme }] },
  })
})

test('a picture that is given shows wherever the record’s avatar was read', async () => {
  const { dataService, asked } = makeService({ [first]: theme })
  const warnings: unknown[] = []
  dataService.subscribe(getRecordAvatars, { recordIds: [first] }, (snapshot) => warnings.push(snapshot))
  await new Promise((resolve) => setImmediate(resolve))
  await dataService.write(updateRecordAvatar, {
    recordId: first,
    type: 'Photo',
    photoUrl: 'https://example.com/a.png',
  })
  expect(warnings.at(-1)).toMatchObject({ data: { results: [{ result: { type: 'Photo' } }] } })
  expect(asked).toEqual([`GET ${first}`, `POST ${first}`])
})

test('what cannot be given is refused before it is sent', async () => {
  const { dataService, asked } = makeService({})
  await expect(dataService.write(updateRecordAvatar, { recordId: first, type: 'Sound' })).rejects.toThrow(
    'Unsupported avatar type',
  )
  await expect(dataService.write(updateRecordAvatar, { recordId: 'no', type: 'Photo' })).rejects.toThrow(
    'updateRecordAvatar invalid configuration',
  )
  expect(dataService.read(getRecordAvatars, { recordIds: [] })).toMatchObject({ error: { status: 400 } })
  expect(asked).toEqual([])
})
