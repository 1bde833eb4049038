import { beforeEach, expect, it } from 'vitest'
import type { ResourceRequest } from '../network/resource-request'
import { createSeenChanges } from './seen-changes'

let nowMs = 0
let sent: (string | undefined)[] = []
const seen = () => createSeenChanges(() => nowMs)
const request: ResourceRequest = {
  method: 'GET',
  baseUri: '/services/data/v65.0',
  basePath: '/ui-api/records/{recordId}',
  urlParams: { recordId: '001' },
  queryParams: {},
  headers: { accept: 'x' },
  body: null,
  priority: 'normal',
}

beforeEach(() => {
  nowMs = 1_000
  sent = []
})

/** Sends a request through the marked network, and records what it states about changes. */
async function send({ marked }: ReturnType<typeof createSeenChanges>): Promise<void> {
  const network = marked(async ({ headers }) => {
    sent.push(headers['x-porchlight-after'])
    expect(headers.accept).toBe('x')
    return { status: 200, statusText: 'OK', ok: true, headers: {}, body: null }
  })
  await network(request)
}

it('says nothing before a change was seen, and then the position of the last', async () => {
  const changes = seen()
  await send(changes)
  changes.note('12-1')
  changes.note('14-2')
  await send(changes)
  expect(sent).toEqual([undefined, '14-2'])
})

it('says the latest for two seconds after changes without a position, and then what it said before', async () => {
  const changes = seen()
  changes.note('12-1')
  changes.note(undefined)
  await send(changes)
  nowMs += 2_000
  await send(changes)
  expect(sent).toEqual(['latest', '12-1'])
})
