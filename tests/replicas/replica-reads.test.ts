import { testServerAddress } from '@porchlight/test-kit'
import { type Standby, startStandby } from '@porchlight/test-kit/standby'
import { createTestWorld, type Sibling, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEventStream } from '../live/event-stream'
import { countReads } from './count-reads'
import { type Customer, customerOf } from './customer'

let standby: Standby
let world: TestWorld
let sibling: Sibling
let dana: Customer
let admin: Customer
const reads = countReads()

beforeAll(async () => {
  // The template exists before the standby does, which would otherwise have to replay its creation.
  await (await createTestWorld()).close()
  standby = await startStandby(testServerAddress(), 500)
  world = await createTestWorld({ listen: true, replicas: (address) => [standby.addressOf(address)] })
  sibling = await world.startSibling()
  dana = await customerOf(world, 'dana.whitcombe@example.com')
  admin = await customerOf(world, 'admin@example.com')
  // A new session reads from the primary.
  world.advance(60_000)
}, 300_000)

afterAll(async () => {
  reads.stop()
  await world?.close()
  await standby?.stop()
})

const states = () =>
  [world, sibling].map(({ context }) => context.replicas?.all.map((replica) => replica.state()).join())
const both = (state: string) => expect.poll(states).toEqual([state, state])

/**
 * Returns the status of a read of Dana's own record, and who answered it. A busy machine occasionally makes a replica
 * late.
 */
async function answeredBy(server: TestWorld | Sibling) {
  reads.clear()
  const { status } = await dana.get(server, `/records/${dana.contactId}?fields=Contact.LastName`)
  return [status, reads.all()]
}

/** Returns the subjects of the messages that Dana sees, from the process that is not written to. */
async function subjects(headers: Record<string, string> = {}) {
  const found = await dana.get(
    sibling,
    '/list-records/Case/AllCases?pageSize=200&fields=Case.Subject',
    headers,
  )
  const { records } = found.body as { records: { fields: { Subject: { value: string } } }[] }
  return records.map(({ fields }) => fields.Subject.value)
}

const newMessage = (Subject: string, ContactId = dana.contactId) => ({
  apiName: 'Case',
  fields: { Subject, Description: 'How long?', ContactId },
})

it('what somebody reads who has written nothing is answered by the replica', async () => {
  await expect.poll(() => answeredBy(world)).toEqual([200, { replica: 1 }])
})

it('what a person wrote is in their next list, in whichever process, and the replica answers again once it has it', async () => {
  await both('serving')
  reads.clear()
  expect((await dana.send(world, 'POST', '/records', newMessage('My own'))).status).toBe(201)
  expect(await subjects()).toContain('My own')
  expect(reads.of('primary-newer')).toBeGreaterThan(0)
  expect(reads.of('replica')).toBe(0)
  await expect
    .poll(async () => {
      reads.clear()
      expect(await subjects()).toContain('My own')
      return reads.of('replica')
    })
    .toBeGreaterThan(0)
})

it('what others write keeps nobody else from the replica, and a record is never older than its last change', async () => {
  await both('serving')
  const { rows } = await world.context.pool.query<{ Id: string }>(
    `select "Id" from record."Case" where "Subject" = 'My own'`,
  )
  const caseId = rows[0]?.Id ?? ''
  await admin.send(world, 'PATCH', `/records/${caseId}`, { fields: { Subject: 'Renamed' } })
  const renamed = await dana.get(sibling, `/records/${caseId}?fields=Case.Subject`)
  expect(renamed.body).toMatchObject({ fields: { Subject: { value: 'Renamed' } } })
  await expect.poll(() => answeredBy(sibling)).toEqual([200, { replica: 1 }])
})

it('what a stream has announced is in the list that is read after it', async () => {
  await both('serving')
  const stream = await openEventStream(world.origin, dana.token)
  await stream.next()
  await admin.send(sibling, 'POST', '/records', newMessage('From an advisor'))
  const event = await stream.next()
  expect(event?.event).toBe('changes')
  expect(await subjects({ 'x-porchlight-after': event?.id ?? '' })).toContain('From an advisor')
  stream.close()
})

it('access that ends, ends for the replica at once', async () => {
  await both('serving')
  const accounts = async () => {
    const found = await dana.get(sibling, '/list-records/Account/AllAccounts?fields=Account.Name')
    return (found.body as { records: { id: string }[] }).records.map(({ id }) => id)
  }
  const before = await accounts()
  const [lost = ''] = before
  const { engine, systemViewer } = world.context
  await engine.updateRecord(systemViewer, lost, { fields: { ContactId: dana.otherContactId } })
  expect(await accounts()).toEqual(before.filter((id) => id !== lost))
})

it('a replica that pauses is left alone after a second, and nobody sees an error', async () => {
  await both('serving')
  await standby.query('select pg_wal_replay_pause()')
  await both('late')
  expect(await answeredBy(world)).toEqual([200, { 'primary-away': 1 }])
  await standby.query('select pg_wal_replay_resume()')
  await both('serving')
})

it('what a replica is asked while it hangs or dies is answered by the primary', async () => {
  const ask = () => dana.get(world, `/records/${dana.contactId}?fields=Contact.LastName`)
  const askMany = async () => (await Promise.all(Array.from({ length: 20 }, ask))).map(({ status }) => status)
  await both('serving')
  const goOn = await standby.freeze()
  expect(new Set(await askMany())).toEqual(new Set([200]))
  await both('away')
  goOn()
  await both('serving')
  await standby.kill()
  expect(new Set(await askMany())).toEqual(new Set([200]))
  await both('away')
  const { statusCode } = await world.app.inject('/readyz')
  expect(statusCode).toBe(200)
  await standby.start()
  await both('serving')
})

it('a standby that became a server of its own is read from no more, and refuses a start', async () => {
  await both('serving')
  await standby.promote()
  await both('foreign')
  expect(await answeredBy(world)).toEqual([200, { 'primary-away': 1 }])
  await expect(world.startSibling()).rejects.toThrow('no standby of the primary')
})
