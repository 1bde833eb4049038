import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { enqueueJob } from '@porchlight/jobs'
import { openDatabase } from '@porchlight/record-engine'
import { serveMetrics } from '@porchlight/server/testing'
import { freePort } from '@porchlight/test-kit/free-port'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEventStream } from '../live/event-stream'

let world: TestWorld
let metrics: { readonly close: () => Promise<void> }
let port: number

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  port = await freePort()
  metrics = await serveMetrics(world.context, port)
})
afterAll(async () => {
  await metrics.close()
  await world.close()
})

async function scrape(at = port): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${at}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Returns the sum of a metric's samples whose labels contain `labels`. */
function figureOf(text: string, name: string, labels = ''): number {
  const samples = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  if (samples.length === 0 && labels === '') throw new RangeError(`No ${name}.`)
  const wanted = samples.filter((line) => line.includes(labels))
  return wanted.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

const requests = 'porchlight_http_request_duration_seconds_count'

describe('metrics', () => {
  it('count requests by route, and never by what an outsider wrote', async () => {
    const before = await scrape()
    await fetch(`${world.origin}/livez`)
    await fetch(`${world.origin}/services/data/v65.0/ui-api/records/001000000000000AAA`)
    await fetch(`${world.origin}/an-outsiders-word-${'x'.repeat(20)}`, { method: 'PROPFIND' })
    const text = await scrape()
    const counted = (labels: string) => figureOf(text, requests, labels) - figureOf(before, requests, labels)
    expect(counted('route="/livez",method="GET",status="2xx"')).toBe(1)
    expect(counted('/ui-api/records/:recordId')).toBe(1)
    expect(counted('route="none"')).toBe(1)
    expect(text).not.toMatch(/outsider|001000000000000AAA|PROPFIND/)
  })

  it('follow streams, jobs, dead letters, a feed that is held back, refused lines, and calls of services', async () => {
    const { pool, files, engine, systemViewer } = world.context
    const before = await scrape()
    // A rule for a service that never responded compares with this.
    expect(before).toContain('porchlight_provider_calls_total{provider="mail",outcome="answered"} 0')
    const changed = async (name: string, labels = '') =>
      figureOf(await scrape(), name, labels) - figureOf(before, name, labels)

    const stream = await openEventStream(world.origin, await world.tokenOf('admin@example.com'))
    await stream.next()
    expect(await changed('porchlight_live_streams')).toBe(1)
    stream.close()
    await expect.poll(() => changed('porchlight_live_streams')).toBe(0)

    await enqueueJob(pool, 'refund-deposits', {})
    expect(await changed('porchlight_jobs_due')).toBe(1)
    expect(await changed('porchlight_jobs_oldest_due_seconds')).toBeGreaterThan(0)
    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
    expect(await changed('porchlight_dead_letters')).toBeGreaterThan(0)

    const writer = await pool.connect()
    await writer.query('begin')
    await writer.query('select pg_current_xact_id()')
    const [account] = (await pool.query<{ id: string }>('select "Id" as id from record."Account" limit 1'))
      .rows
    await engine.updateRecord(systemViewer, account?.id ?? '', { fields: { Name: 'Held back' } })
    // The world's clock is not the machine's: its writes are far in the past.
    expect(Math.abs(await changed('porchlight_change_feed_held_back_seconds'))).toBeGreaterThan(0)
    await writer.query('rollback')
    writer.release()

    await pool.query(
      `insert into billing_import.refusal (number, reason, refused_at) values ('1', 'test', now())`,
    )
    expect(await changed('porchlight_billing_refusals')).toBe(1)

    await files.put('metrics', Readable.from(Buffer.from('a file')))
    expect(await changed('porchlight_provider_calls_total', 'provider="files",outcome="answered"')).toBe(1)
  })

  it('say that the process drains, and that the database is away instead of old figures', async () => {
    expect(figureOf(await scrape(), 'porchlight_database_up')).toBe(1)
    expect(figureOf(await scrape(), 'porchlight_draining')).toBe(0)
    expect(figureOf(await scrape(), 'porchlight_database_writable')).toBe(1)
    expect(figureOf(await scrape(), 'porchlight_notifications_heard')).toBe(1)
    expect(figureOf(await scrape(), 'porchlight_disk_free_ratio')).toBeGreaterThan(0)
    expect(Math.abs(figureOf(await scrape(), 'porchlight_clock_ahead_seconds'))).toBeLessThan(1)
    const away = openDatabase({
      connectionString: 'postgresql://nobody@127.0.0.1:1/nothing',
      maxConnections: 1,
      statementTimeoutMs: 1_000,
      applicationName: 'porchlight-test',
    })
    const other = await freePort()
    const drain = { isDraining: () => true, run: async () => undefined }
    const served = await serveMetrics({ ...world.context, pool: away, direct: away, drain }, other)
    const text = await scrape(other)
    await served.close()
    await away.end()
    expect(figureOf(text, 'porchlight_database_up')).toBe(0)
    expect(figureOf(text, 'porchlight_dead_letters')).toBeNaN()
    expect(figureOf(text, 'porchlight_draining')).toBe(1)
  })

  it('are not on the public port', async () => {
    expect((await fetch(`${world.origin}/metrics`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  it('are all that the rules of the alerts and the dashboard read, and each alert has its section in the runbook', async () => {
    const rules = await readFile(new URL('../../docs/reference/alerts.yaml', import.meta.url), 'utf8')
    const dashboard = await readFile(new URL('../../docs/reference/dashboard.json', import.meta.url), 'utf8')
    const runbook = await readFile(new URL('../../docs/guides/runbook.md', import.meta.url), 'utf8')
    const text = await scrape()
    const names = new Set(`${rules}${dashboard}`.match(/\bporchlight_\w+/g))
    expect(names.size).toBeGreaterThan(8)
    // Those of replicas are counted where there are any, and declared everywhere.
    for (const name of names) expect(text).toMatch(new RegExp(`\\n(# TYPE )?${name}`))
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')
    const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name ?? '')
    expect(alerts.length).toBeGreaterThan(8)
    expect(sections).toEqual(alerts)
    for (const alert of alerts) {
      expect(rules).toContain(`runbook.md#${alert.toLowerCase()}`)
      expect(dashboard).toContain(alert)
    }
  })
})
