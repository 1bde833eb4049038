import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoMailboxMigrations, listMessages } from '@porchlight/providers/mail'
import { startTextStandIn, type TextPoint, type TextStandIn } from '@porchlight/providers/texts'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { freePort } from '@porchlight/test-kit/free-port'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFaultServer } from './build-fault-server'
import { copyDemoInstallation } from './demo-installation'
import { type FaultProcess, startFaultProcess } from './fault-process'

const accountId = `AC${'0'.repeat(32)}`
const authToken = 'token of the kills of texts'.replaceAll(' ', '-')
const promisedWithinMs = 15 * 60_000

let dataDir: string
let outside: TestDatabase
let service: TextStandIn
let program: Awaited<ReturnType<typeof buildFaultServer>>
let server: FaultProcess
let connectionString = ''
let port = 0

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight texts '))
  await copyDemoInstallation(dataDir)
  outside = await createTestDatabase()
  for (const { statements } of demoMailboxMigrations) {
    for (const text of statements) await outside.pool.query(text)
  }
  port = await freePort()
  const callbackAddress = `http://localhost:${port}/webhooks/texts`
  service = await startTextStandIn({ pool: outside.pool, accountId, authToken, callbackAddress })
  program = await buildFaultServer()
  await start()
}, 120_000)

afterAll(async () => {
  await send('/faults/release')
  await server.stop()
  await service.close()
  await program.remove()
  await outside.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startFaultProcess(program.file, port, {
    DATA_DIR: dataDir,
    PORCHLIGHT_LOG_LEVEL: 'silent',
    PORCHLIGHT_TEXTS: service.baseUrl,
    PORCHLIGHT_TEXTS_ACCOUNT: accountId,
    PORCHLIGHT_TEXTS_TOKENS: authToken,
    PORCHLIGHT_TEXTS_FROM: '+17135550100',
    PORCHLIGHT_TEXTS_SECOND_FROM: '+17135550101',
    PORCHLIGHT_TEXTS_THIRD_FROM: '+17135550102',
  })
  const database = await fetch(`${server.origin}/faults/database`)
  connectionString = ((await database.json()) as { connectionString: string }).connectionString
}

async function send(
  path: string,
  body: object = {},
  token = '',
): Promise<{ [name: string]: unknown } | null> {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).catch(() => null)
  return answer === null ? null : ((await answer.json().catch(() => null)) as never)
}

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const textsTo = async (to: string) =>
  (await listMessages(outside.pool)).filter((message) => message.to === to).map(({ text }) => text)

async function until<Value>(find: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < 600; tries += 1) {
    server.expectAlive()
    const found = await find()
    if (found !== undefined) return found
    await pause(25)
  }
  return expect.fail('it never happened')
}

/** Skips the queue's delays, and returns how long they were, in milliseconds. */
async function untilTexted(to: string, isIt: (text: string) => boolean): Promise<number> {
  let passed = 0
  await until(async () => {
    const moved = await rows<{ ms: number }>(
      `with waiting as (
         select j.id, extract(epoch from j.run_at - now()) * 1000 as ms
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'send-alerts-on' and j.run_at > now() and j.locked_at is null
       )
       update graphile_worker._private_jobs j set run_at = now() from waiting
       where j.id = waiting.id returning waiting.ms::float as ms`,
    )
    passed += moved.reduce((sum, { ms }) => sum + ms, 0)
    return (await textsTo(to)).some(isIt) || undefined
  })
  return passed
}

const alerts = '/lwr/apex/v65.0/CustomerPortalAlertController'
const isConfirmation = (text: string) => /text alerts are on|alertas activadas/.test(text)

describe('kill -9 of the server and two failures of the text service', () => {
  it.each<readonly [TextPoint, string, string]>([
    ['before-text', 'dana.whitcombe@example.com', '7135550191'],
    ['after-text', 'theodore.okonjo-vale@example.com', '7135550192'],
  ])(
    '%s: the confirmation of an enrolment comes once, and within 15 minutes',
    async (point, username, phone) => {
      const to = `+1${phone}`
      const { token } = (await send('/faults/token', { username })) as { token: string }
      await send(`${alerts}/stopTextAlerts`, {}, token)
      await send(`${alerts}/sendAlertCode`, { mobilePhone: phone }, token)
      const code = await until(async () => /\d{6}/.exec((await textsTo(to))[0] ?? '')?.[0])
      const { consentVersion } = (await send(`${alerts}/alertsOverview`, {}, token)) as {
        consentVersion: string
      }
      await send('/faults/hold', { point, count: 1 })
      const startedAt = performance.now()
      const choice = { code, Payment: 'yes', agreed: 'yes', consentVersion, language: 'en' }
      expect(await send(`${alerts}/saveTextAlerts`, choice, token)).toEqual({ location: '/alerts?on' })
      await until(async () => {
        const full = (await (await fetch(`${server.origin}/faults/full`)).json()) as { isFull: boolean }
        return full.isFull || undefined
      })
      await server.kill()
      expect((await textsTo(to)).filter(isConfirmation)).toHaveLength(point === 'after-text' ? 1 : 0)
      if (point === 'before-text') service.faults.refuseNext(2, 'temporary')
      await start()
      const passed = await untilTexted(to, isConfirmation)
      expect(performance.now() - startedAt + passed).toBeLessThan(promisedWithinMs)
      if (point === 'before-text') expect(passed).toBeGreaterThan(5_000)
      // All remaining retries were made.
      await until(async () => {
        const [left] = await rows<{ count: number }>(
          `select count(*)::int from graphile_worker._private_jobs j
           join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-alerts-on'`,
        )
        return left?.count === 0 || undefined
      })
      expect((await textsTo(to)).filter(isConfirmation)).toHaveLength(1)
    },
    60_000,
  )
})
