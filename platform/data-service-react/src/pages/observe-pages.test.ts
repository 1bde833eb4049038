import { createDataService, type FetchResponse, type NetworkAdapter } from '@porchlight/data-service'
import { getListRecordsByName } from '@porchlight/ui-api/client'
import { expect, it } from 'vitest'
import { observePages } from './observe-pages'

const list = { objectApiName: 'Case', listViewApiName: 'AllCases', pageSize: 2 }

/** A server of a list whose rows can change; a page's token is the number of rows before it. */
function makeServer(ids: string[]) {
  const tokens: string[] = []
  const broken = new Set<string>()
  const network: NetworkAdapter = async ({ queryParams, body }) => {
    const asked: Record<string, unknown> = { ...queryParams, ...(typeof body === 'object' ? body : {}) }
    const { pageToken = '0', pageSize } = asked
    tokens.push(`${pageToken}:${pageSize}`)
    if (broken.has(String(pageToken))) return answer(503, [])
    const from = Number(pageToken)
    const to = from + Number(pageSize)
    return answer(200, {
      count: 2,
      currentPageToken: String(from),
      nextPageToken: to < ids.length ? String(to) : null,
      previousPageToken: null,
      fields: [],
      optionalFields: [],
      pageSize: Number(pageSize),
      sortBy: [],
      listReference: { id: null, listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' },
      records: ids.slice(from, to).map((id) => ({
        id: `500${id.padStart(12, '0')}AAA`,
        apiName: 'Case',
        weakEtag: 1,
        fields: { Subject: { displayValue: null, value: id } },
      })),
    })
  }
  return { ids, tokens, broken, network }
}

function answer(status: number, body: unknown): FetchResponse {
  return { status, statusText: '', ok: status < 400, headers: {}, body }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

function follow(server: ReturnType<typeof makeServer>, options: { pageCount?: number } = {}) {
  const dataService = createDataService({ network: server.network, now: () => 0 })
  const pages = observePages(dataService, getListRecordsByName, list, { next: { pageSize: 3 }, ...options })
  let changes = 0
  const release = pages.subscribe(() => {
    changes += 1
  })
  const ids = () =>
    pages.getSnapshot().pages.map((page) => page.records.map(({ id }) => id.replace(/^5000*|AAA$/g, '')))
  return { pages, ids, release, changes: () => changes }
}

it('reads one page after the other, each once, to the end', async () => {
  const server = makeServer(['1', '2', '3', '4', '5', '6'])
  const { pages, ids, changes } = follow(server)
  expect(pages.getSnapshot()).toMatchObject({ pages: [], hasNext: false, isLoadingNext: false })
  await settle()
  expect([pages.getSnapshot().state, ids(), pages.getSnapshot().hasNext]).toEqual([
    'Fulfilled',
    [['1', '2']],
    true,
  ])
  pages.loadNext()
  pages.loadNext()
  expect(pages.getSnapshot().isLoadingNext).toBe(true)
  await settle()
  expect(ids()).toEqual([
    ['1', '2'],
    ['3', '4', '5'],
  ])
  pages.loadNext()
  await settle()
  expect([ids().at(-1), pages.getSnapshot().hasNext, pages.getSnapshot().isLoadingNext]).toEqual([
    ['6'],
    false,
    false,
  ])
  const before = changes()
  pages.loadNext()
  await settle()
  expect(server.tokens).toEqual(['0:2', '2:3', '5:3'])
  expect(pages.getSnapshot()).toBe(pages.getSnapshot())
  expect(changes() - before).toBeLessThan(2)
})

it('reads as many pages at once as were in sight before', async () => {
  const server = makeServer(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const { ids } = follow(server, { pageCount: 3 })
  await settle()
  expect(ids()).toEqual([
    ['1', '2'],
    ['3', '4', '5'],
    ['6', '7', '8'],
  ])
})

it('keeps what is in sight when a page fails, and reads it again', async () => {
  const server = makeServer(['1', '2', '3', '4'])
  const { pages, ids } = follow(server)
  await settle()
  server.broken.add('2')
  pages.loadNext()
  await settle()
  expect([ids(), pages.getSnapshot().error?.status, pages.getSnapshot().isLoadingNext]).toEqual([
    [['1', '2']],
    503,
    false,
  ])
  server.broken.clear()
  pages.loadNext()
  await settle()
  expect([ids(), pages.getSnapshot().error]).toEqual([
    [
      ['1', '2'],
      ['3', '4'],
    ],
    undefined,
  ])
})

it('lets go of pages that are no longer there after a refresh', async () => {
  const server = makeServer(['1', '2', '3', '4', '5', '6'])
  const { pages, ids } = follow(server, { pageCount: 3 })
  await settle()
  expect(ids().flat()).toHaveLength(6)
  server.ids.splice(1, 5)
  await pages.refresh()
  await settle()
  expect([ids(), pages.getSnapshot().hasNext]).toEqual([[['1']], false])
})

it('reads nothing once nobody follows', async () => {
  const server = makeServer(['1', '2', '3', '4'])
  const { pages, release } = follow(server)
  await settle()
  release()
  pages.loadNext()
  await settle()
  expect(server.tokens).toEqual(['0:2'])
})
