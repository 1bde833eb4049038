import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { BillingEvent } from '@porchlight/providers/billing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let world: TestWorld
let connectionString: string
let accounts: readonly string[]

/** Number of deliveries of each event, by its key, in the order in which the gateway first received them. */
const deliveries = new Map<string, number>()
const firstSeen: BillingEvent[] = []
/** What happens to a call before it is answered; null when it is just answered. */
let onCall: ((response: ServerResponse, token: string) => void) | null = null

const gateway = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { events } = JSON.parse(text) as { events: BillingEvent[] }
  for (const event of events) {
    if (!deliveries.has(event.eventId)) firstSeen.push(event)
    deliveries.set(event.eventId, (deliveries.get(event.eventId) ?? 0) + 1)
  }
  if (onCall !== null) return onCall(response, request.headers.authorization ?? '')
  response.writeHead(202).end()
})

beforeAll(async () => {
  world = await createTestWorld()
  const { pool, direct } = world.context
  connectionString = String(direct.options.connectionString)
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { rows } = await pool.query<{ id: string }>(
    `select "Id" as id from record."Account" order by "Id" limit 24`,
  )
  accounts = rows.map(({ id }) => id)
})
afterAll(async () => {
  await new Promise((resolve) => gateway.close(resolve))
  await world.close()
})
beforeEach(async () => {
  await world.context.pool.query('truncate billing_outbox.stream, billing_outbox.event')
  deliveries.clear()
  firstSeen.length = 0
  onCall = null
})

const script = fileURLToPath(new URL('delivering-process.ts', import.meta.url))
const minute = 60_000

/** Starts a process that delivers, with that token, what is due that many minutes from now. */
function deliver(token: string, minutesFromNow = 0): ChildProcess {
  const { port } = gateway.address() as AddressInfo
  const at = new Date(world.context.now().getTime() + minutesFromNow * minute).toISOString()
  return spawn(
    process.execPath,
    ['--import', 'tsx', script, connectionString, `http://127.0.0.1:${port}/v1`, token, at],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
}

/** Turns paperless billing on and off that many times on each account. */
async function turnOver(accountIds: readonly string[], times: number): Promise<void> {
  const { engine, systemViewer, pool } = world.context
  for (const accountId of accountIds) {
    const { rows } = await pool.query<{ is: boolean }>(
      `select "Paperless__c" as is from record."Account" where "Id" = $1`,
      [accountId],
    )
    for (let time = 1; time <= times; time += 1) {
      const isPaperless = (rows[0]?.is === true) === (time % 2 === 0)
      await engine.updateRecord(systemViewer, accountId, { fields: { Paperless__c: isPaperless } })
    }
  }
}

async function expectInOrder(count: number): Promise<void> {
  const { rows } = await world.context.pool.query<{ key: string }>(
    'select event_id as key from billing_outbox.event where settled_at is not null',
  )
  expect(rows.map(({ key }) => key).sort()).toEqual([...deliveries.keys()].sort())
  expect(deliveries.size).toBe(count)
  const numbers = new Map<string, number[]>()
  for (const { accountNumber, sequence } of firstSeen) {
    numbers.set(accountNumber, [...(numbers.get(accountNumber) ?? []), sequence])
  }
  for (const sequences of numbers.values()) {
    expect(sequences).toEqual(sequences.map((_, index) => index + 1))
  }
}

describe('a process that delivers events', () => {
  it('and is killed between the call and its note of it: the same keys come again, in their order', async () => {
    await turnOver(accounts.slice(0, 1), 3)
    const died = deliver('died')
    const ended = once(died, 'exit')
    onCall = () => died.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGKILL')
    expect([...deliveries.values()]).toEqual([1, 1, 1])
    onCall = null
    const [early] = await once(deliver('early', 1), 'exit')
    expect([early, ...deliveries.values()]).toEqual([0, 1, 1, 1])
    const [late] = await once(deliver('late', 6), 'exit')
    expect([late, ...deliveries.values()]).toEqual([0, 2, 2, 2])
    await expectInOrder(3)
  })

  it('beside another one delivers what that one does not: each event comes once', async () => {
    await turnOver(accounts, 4)
    const tokens = new Set<string>()
    const held: ServerResponse[] = []
    // No call is answered before both have arrived.
    onCall = (response, token) => {
      tokens.add(token)
      held.push(response)
      if (tokens.size === 2) for (const each of held.splice(0)) each.writeHead(204).end()
    }
    const codes = await Promise.all([deliver('one'), deliver('other')].map((child) => once(child, 'exit')))
    expect(codes.map(([code]) => code)).toEqual([0, 0])
    expect(new Set(deliveries.values())).toEqual(new Set([1]))
    await expectInOrder(accounts.length * 4)
  })
})
