import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const file = '/lwr/apex/v65.0/CustomerPortalDocumentController/downloadFile?fileId=069000000000001AAA'

async function follow(headers: Readonly<Record<string, string>>) {
  const answer = await world.app.inject({ url: file, headers: { host: 'localhost', ...headers } })
  return [answer.statusCode, answer.headers.location ?? answer.json()[0].errorCode]
}

it('who follows a link to a file once the session is over signs in and is back on the page', async () => {
  const navigate = { 'sec-fetch-mode': 'navigate' }
  expect(await follow({ ...navigate, referer: 'http://localhost/documents?account=1' })).toEqual([
    303,
    '/login?startURL=%2Fdocuments%3Faccount%3D1',
  ])
  expect(await follow({ ...navigate, referer: 'http://localhost/es/bills' })).toEqual([
    303,
    '/es/login?startURL=%2Fes%2Fbills',
  ])
})

it.each([
  ['a program', { referer: 'http://localhost/bills' }],
  ['a script of a page', { 'sec-fetch-mode': 'cors', referer: 'http://localhost/bills' }],
  ['a link of another site', { 'sec-fetch-mode': 'navigate', referer: 'http://elsewhere.example/bills' }],
  ['an address that was typed', { 'sec-fetch-mode': 'navigate' }],
])('%s reads that the session is over', async (_who, headers) => {
  expect(await follow(headers)).toEqual([401, 'INVALID_SESSION_ID'])
})
