import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDataService, createHttpNetwork, getRecord } from '@porchlight/data-service-client'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goLive } from './live-elsewhere'

const systemViewer = { class: 'system', language: 'en', userId: '005000000000000AAA' } as const
const username = 'dana.whitcombe@example.com'

let world: TestWorld
let token: string
let caseId: string
let pages: Server
let port: number

beforeAll(async () => {
  pages = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end())
  await once(pages.listen(0, '127.0.0.1'), 'listening')
  port = (pages.address() as AddressInfo).port
  world = await createTestWorld({
    listen: true,
    arrange: (context) => ({
      ...context,
      settings: { ...context.settings, corsOrigins: [`http://localhost:${port}`] },
    }),
  })
  token = await world.tokenOf(username)
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select c."Id" as id from record."Case" c join record."User" u on u."ContactId" = c."ContactId"
     where u."Username" = $1 order by c."Id" limit 1`,
    [username],
  )
  caseId = rows[0]?.id ?? ''
})
afterAll(async () => {
  pages.close()
  await world.close()
})

it('is in the guide as it runs here', () => {
  const example = readFileSync(new URL('live-elsewhere.ts', import.meta.url), 'utf8')
  const guide = readFileSync(
    new URL('../../docs/guides/use-the-client-elsewhere.md', import.meta.url),
    'utf8',
  )
  expect(guide).toContain(example)
})

it('what others change appears in a program that holds a token', async () => {
  const network = createHttpNetwork({
    fetch: (address, init) => fetch(address, init),
    origin: world.origin,
    language: 'en',
    headers: { authorization: `Bearer ${token}` },
  })
  const dataService = createDataService({ network, now: () => Date.now() })
  const stop = goLive(dataService, world.origin, token, () => undefined)
  const subjects: unknown[] = []
  const end = dataService.subscribe(getRecord, { recordId: caseId, fields: 'Case.Subject' }, (snapshot) => {
    if ('data' in snapshot) subjects.push(snapshot.data.fields.Subject?.value)
  })
  await expect.poll(() => subjects.at(-1)).toEqual(expect.any(String))
  await world.context.engine.updateRecord(systemViewer, caseId, { fields: { Subject: 'Changed elsewhere' } })
  await expect.poll(() => subjects.at(-1)).toBe('Changed elsewhere')
  end()
  stop()
})

it('a browser lets pages of registered origins follow, and no others', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const followFrom = async (host: string) => {
      await page.goto(`http://${host}:${port}/`)
      return page.evaluate(
        async ([server, bearer]) => {
          const headers = { authorization: `Bearer ${bearer}`, 'last-event-id': '1.0' }
          try {
            const stream = await fetch(`${server}/live`, { headers })
            const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
            let text = ''
            while (!text.includes('connectionId')) text += (await reader?.read())?.value ?? ''
            const connection = /"connectionId":"([^"]+)"/.exec(text)?.[1]
            const held = await fetch(`${server}/live/${connection}/held`, {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify({ records: [], since: null }),
            })
            return held.status
          } catch (error) {
            return error instanceof TypeError ? 'refused by the browser' : String(error)
          }
        },
        [world.origin, token],
      )
    }
    expect(await followFrom('localhost')).toBe(200)
    expect(await followFrom('127.0.0.1')).toBe('refused by the browser')
  } finally {
    await browser.close()
  }
})
