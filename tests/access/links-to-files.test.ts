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

it('who is signed in and gets no file is back on the page, which says why, as is who downloads too often', async () => {
  const dana = { authorization: `Bearer ${await world.tokenOf('dana.whitcombe@example.com')}` }
  const link = { ...dana, 'sec-fetch-mode': 'navigate', referer: 'http://localhost/es/documents' }
  expect(await follow(link)).toEqual([303, '/es/documents?file=failed'])
  expect(await follow(dana)).toEqual([404, 'NOT_FOUND'])

  const archive = '/lwr/apex/v65.0/CustomerPortalPrivacyController/downloadOwnData?language=en'
  const download = () =>
    world.app.inject({
      url: archive,
      headers: { host: 'localhost', ...link, referer: 'http://localhost/privacy' },
    })
  expect((await download()).statusCode).toBe(200)
  const { rowCount } = await world.context.pool.query(
    "update identity.attempt set count = 10 where scope = 'ownDataOfPerson'",
  )
  expect(rowCount).toBe(1)
  const refused = await download()
  expect([refused.statusCode, refused.headers.location]).toEqual([303, '/privacy?file=later'])
})
