import { setTimeout as pause } from 'node:timers/promises'
import { testServerAddress } from '@porchlight/test-kit'
import { type Standby, startStandby } from '@porchlight/test-kit/standby'
import { createTestWorld, type Sibling, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countReads } from './count-reads'

const api = '/services/data/v65.0/ui-api'
const dana = 'dana.whitcombe@example.com'

let standby: Standby
let world: TestWorld
let sibling: Sibling
let token: string
let contactId: string
const reads = countReads()

beforeAll(async () => {
  // The template exists before the standby does, which would otherwise be given all of its making.
  world = await createTestWorld()
  await world.close()
  standby = await startStandby(testServerAddress(), 500)
  world = await createTestWorld({
    listen: true,
    replicas: (address) => [standby.addressOf(address)],
  })
  sibling = await world.startSibling()
  token = await world.tokenOf(dana)
  // A session that has only begun reads from the primary.
  world.advance(60_000)
  const { rows } = await world.context.pool.query<{ ContactId: string }>(
    'select "ContactId" from record."User" where "Username" = $1',
    [dana],
  )
  contactId = rows[0]?.ContactId ?? ''
  await serving()
}, 300_000)

afterAll(async () => {
  reads.stop()
  await world?.close()
  await standby?.stop()
})

const serving = () =>
  expect
    .poll(() => [world, sibling].map(({ context }) => context.replicas?.all.map((one) => one.state()).join()))
    .toEqual(['serving', 'serving'])

const send = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(`${origin}${api}${path}`, {
    ...init,
    headers: { cookie: `porchlight_session=${token}`, 'content-type': 'application/json', origin, ...init.headers },
  })

it('reads of somebody who has written nothing are answered by the replica', async () => {
  reads.clear()
  const answer = await send(world.origin, `/records/${contactId}?fields=Contact.LastName`)
  expect(answer.status).toBe(200)
  expect(reads.of('replica')).toBe(1)
  await pause(0)
})
