import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@porchlight/test-kit/free-port'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReceiver, type WebhookEvent } from '../data-service/changes-guide/receive-changes'
import { runCommand } from '../operator/operator-process'
import { buildFaultServer } from './build-fault-server'
import { copyDemoInstallation } from './demo-installation'
import { type FaultProcess, startFaultProcess } from './fault-process'

const writesEach = 40

let dataDir: string
let port = 0
let program: Awaited<ReturnType<typeof buildFaultServer>>
let server: FaultProcess
let connectionString = ''
let receiver: Server
const secrets: string[] = []
/** What the receiver stored, request by request; a repeated one too. */
const stored: (readonly WebhookEvent[])[] = []
/** While it is set, the receiver stores and does not answer. */
let isMute = false

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight webhooks '))
  await copyDemoInstallation(dataDir)
  port = await freePort()
  receiver = createReceiver(secrets, async (events) => {
    stored.push(events)
    while (isMute) await pause(20)
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  program = await buildFaultServer()
  await start()
}, 120_000)

afterAll(async () => {
  isMute = false
  await server.stop()
  receiver.closeAllConnections()
  receiver.close()
  await program.remove()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startFaultProcess(program.file, port, {
    DATA_DIR: dataDir,
    PORCHLIGHT_LOG_LEVEL: 'silent',
  })
  const database = await fetch(`${server.origin}/faults/database`)
  connectionString = ((await database.json()) as { connectionString: string }).connectionString
}

/** Has the job run at once, whose minute and leases of dead processes nobody waits for here. */
async function hurry(): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('update webhooks.subscription set leased_until = null, due_at = now()')
    await client.query(`select graphile_worker.add_job('deliver-webhooks', '{}'::json)`)
  } finally {
    await client.end()
  }
}

async function until(holds: () => boolean, hurries = true): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (holds()) return
    if (hurries && tries % 20 === 0) await hurry()
    await pause(25)
  }
  expect.fail('it never happened')
}

async function tokenOf(username: string): Promise<string> {
  const answer = await fetch(`${server.origin}/faults/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  })
  return ((await answer.json()) as { token: string }).token
}

const call = (token: string, method: string, path: string, body: object) =>
  fetch(`${server.origin}/services/data/v65.0/ui-api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('kill -9 of the server between what a receiver takes and what the server knows of it', () => {
  it('loses no change, disorders none of a record, and names repeated ones alike', async () => {
    const { port: receiverPort } = receiver.address() as AddressInfo
    const added = await runCommand({ DATA_DIR: dataDir }, [
      'webhook',
      'add',
      ...['--name', 'Copy', '--user', 'admin@example.com', '--objects', 'Utility__c'],
      ...['--url', `http://127.0.0.1:${receiverPort}/changes`],
    ])
    expect([added.code, added.complaint]).toEqual([0, ''])
    const [, id = ''] = /webhook id: (\S+)/.exec(added.output) ?? []
    secrets.push(/shown again: (\S+)/.exec(added.output)?.[1] ?? '')
    await until(() => stored.length > 0)
    expect(stored[0]).toMatchObject([{ changeType: 'readAfresh', reason: 'begins' }])

    const token = await tokenOf('admin@example.com')
    const records: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      const fields = { Name: `Webhook ${name}`, Commodity__c: 'Electricity' }
      const made = await call(token, 'POST', '/records', { apiName: 'Utility__c', fields })
      expect(made.status).toBe(201)
      records.push(((await made.json()) as { id: string }).id)
    }
    let written = 0
    for (let kill = 0; kill < 4; kill += 1) {
      isMute = true
      const before = stored.length
      for (let round = 0; round < writesEach / 4; round += 1) {
        for (const recordId of records) {
          const fields = { Name: `Webhook ${written}` }
          expect((await call(token, 'PATCH', `/records/${recordId}`, { fields })).status).toBe(200)
          written += 1
        }
      }
      // The receiver has it, and its answer never comes.
      await until(() => stored.length > before)
      await server.kill()
      isMute = false
      await start()
    }
    const updatesOf = (recordId: string) => firsts().filter((event) => event.recordId === recordId)
    const counts = () => records.map((recordId) => updatesOf(recordId).length)
    await until(() => counts().every((count) => count >= writesEach + 1))
    expect(counts()).toEqual(records.map(() => writesEach + 1))
    for (const recordId of records) {
      const [first, ...later] = updatesOf(recordId)
      expect(first?.changeType).toBe('created')
      expect(later.every(({ changeType }) => changeType === 'updated')).toBe(true)
      const moments = updatesOf(recordId).map(({ at }) => at)
      expect(moments).toEqual([...moments].sort())
    }
    // Something was sent twice, or no kill came between.
    expect(stored.flat().length).toBeGreaterThan(firsts().length)

    const listed = await runCommand({ DATA_DIR: dataDir }, ['webhook', 'list'])
    expect(listed.output).toContain(
      `${id}  Copy  http://127.0.0.1:${receiverPort}/changes  Utility__c  active`,
    )
    const rotated = await runCommand({ DATA_DIR: dataDir }, ['webhook', 'rotate', '--id', id])
    const replaced = /shown again: (\S+)/.exec(rotated.output)?.[1] ?? ''
    // A receiver that knows the former secret alone goes on, and so does one that knows the new one alone.
    for (const secret of [secrets[0] ?? '', replaced]) {
      secrets.splice(0, secrets.length, secret)
      const before = stored.length
      await call(token, 'PATCH', `/records/${records[0]}`, { fields: { Name: `Webhook of ${before}` } })
      await until(() => stored.length > before)
    }
    expect((await runCommand({ DATA_DIR: dataDir }, ['webhook', 'remove', '--id', id])).code).toBe(0)
    const again = await runCommand({ DATA_DIR: dataDir }, ['webhook', 'enable', '--id', id])
    expect([again.code, again.complaint]).toEqual([1, expect.stringContaining('There is no webhook')])
  }, 300_000)

  it.each([
    ['an address without https', { '--url': 'http://app.example.com/' }, 'Use an https address'],
    ['an unknown user', { '--user': 'nobody@example.com' }, 'There is no active user nobody@example.com.'],
    ['an object that there is not', { '--objects': 'Nothing__c' }, 'There is no object Nothing__c'],
    ['no name', { '--name': ' ' }, 'Give a name'],
  ])('an operator who gives %s is told so', async (_what, changes, reason) => {
    const options = {
      '--name': 'Copy',
      '--user': 'admin@example.com',
      '--url': 'https://app.example.com/changes',
      '--objects': 'Utility__c',
      ...changes,
    }
    const { code, complaint } = await runCommand({ DATA_DIR: dataDir }, [
      'webhook',
      'add',
      ...Object.entries(options).flat(),
    ])
    expect([code, complaint]).toEqual([1, expect.stringContaining(reason)])
  })
})

/** The events that the receiver stored, each where it came first. */
function firsts(): readonly WebhookEvent[] {
  const seen = new Map<string, WebhookEvent>()
  for (const event of stored.flat()) if (!seen.has(event.id)) seen.set(event.id, event)
  return [...seen.values()]
}
