import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { enqueueJob } from '@porchlight/jobs'
import { type S3StandIn, startS3StandIn } from '@porchlight/providers/files/s3-stand-in'
import { runOnServer, testServerAddress } from '@porchlight/test-kit'
import { findProgram } from '@porchlight/test-kit/find-program'
import { freePort } from '@porchlight/test-kit/free-port'
import { type Standby, startStandby } from '@porchlight/test-kit/standby'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SlowDatabase, slowDatabase } from '../faults/slow-database'
import { shortCertificate } from './certificate'
import { callMethod } from './customer'
import { makeFolder, type RunningServer, startServer } from './operator-process'
import { type Prometheus, startExporter, startPrometheus } from './prometheus'

const run = promisify(execFile)
const otherClock = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const isHere =
  process.getuid?.() === 0 &&
  existsSync(otherClock) &&
  ['prometheus', 'prometheus-blackbox-exporter'].every((name) => findProgram(name) !== undefined)
const api = '/services/data/v65.0/ui-api'
const awaited = { timeout: 90_000, interval: 500 }

describe.skipIf(!isHere)(
  'each of these faults fires its alert in a Prometheus, and is named in the log',
  () => {
    let world: TestWorld
    let folder: string
    let database: SlowDatabase
    let standby: Standby
    let s3: S3StandIn
    let site: Server
    let server: RunningServer
    let elsewhere: RunningServer
    let prometheus: Prometheus
    let exporter: { readonly address: string; readonly stop: () => Promise<void> }
    let staff: string
    let customer: string
    let caseId: string
    let smallDisk: string

    beforeAll(async () => {
      world = await createTestWorld()
      world.advance(Date.now() - world.context.now().getTime())
      folder = await makeFolder('porchlight-alerts-')
      const address = world.context.direct.options.connectionString ?? ''
      database = await slowDatabase(address, 0)
      standby = await startStandby(testServerAddress())
      s3 = await startS3StandIn({
        bucket: 'documents',
        accessKeyId: 'AKIAEXAMPLE',
        secretAccessKey: 'secret',
      })
      const [port, otherPort, nobodysPort] = [await freePort(), await freePort(), String(await freePort())]
      const nowhere = `http://127.0.0.1:${nobodysPort}`
      server = await startServer({
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: database.connectionString,
        DATABASE_REPLICA_URL: standby.addressOf(address),
        PORCHLIGHT_DATABASE_CONNECTIONS: '3',
        PORCHLIGHT_METRICS_PORT: String(port),
        PORCHLIGHT_LOG_LEVEL: 'info',
        ...{
          PORCHLIGHT_FILES: 's3',
          PORCHLIGHT_FILES_BUCKET: 'documents',
          PORCHLIGHT_FILES_ENDPOINT: s3.endpoint,
        },
        ...{ AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE', AWS_SECRET_ACCESS_KEY: 'secret' },
        ...{ PORCHLIGHT_SMTP_HOST: '127.0.0.1', PORCHLIGHT_SMTP_PORT: nobodysPort },
        PORCHLIGHT_SCANNER: `tcp://127.0.0.1:${nobodysPort}`,
        PORCHLIGHT_MARKET: `${nowhere}/v1`,
        ...{ PORCHLIGHT_PAYMENTS: 'stripe', PORCHLIGHT_PAYMENTS_ADDRESS: nowhere },
        ...{
          PORCHLIGHT_PAYMENTS_KEY: 'rk_test_of_this_test',
          PORCHLIGHT_PAYMENTS_SECRETS: 'whsec_of_this_test',
        },
      })
      smallDisk = join(folder, 'small')
      await mkdir(smallDisk)
      await run('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=700', 'tmpfs', smallDisk])
      elsewhere = await startServer({
        ...{ DATA_DIR: smallDisk, DATABASE_URL: address, PORCHLIGHT_METRICS_PORT: String(otherPort) },
        ...{ PORCHLIGHT_ROLE: 'web', PORCHLIGHT_FILES: 's3', PORCHLIGHT_FILES_BUCKET: 'documents' },
        ...{
          PORCHLIGHT_FILES_ENDPOINT: s3.endpoint,
          AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
          AWS_SECRET_ACCESS_KEY: 'secret',
        },
        ...{ LD_PRELOAD: otherClock, FAKETIME: '+60s' },
      })
      const certificate = await shortCertificate(folder, { days: 10 })
      site = createServer(certificate, (_request, response) => response.end('ok'))
      const sitePort = await freePort()
      await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve))
      exporter = await startExporter(folder, certificate.file)
      prometheus = await startPrometheus(folder, {
        servers: [`127.0.0.1:${port}`, `127.0.0.1:${otherPort}`],
        sites: [`https://localhost:${sitePort}/livez`],
        exporter: exporter.address,
      })
      staff = await world.tokenOf('admin@example.com')
      customer = await world.tokenOf('dana.whitcombe@example.com')
      const { rows } = await world.context.pool.query<{ id: string }>(
        'select "Id" as id from record."Case" limit 1',
      )
      caseId = rows[0]?.id ?? ''
    }, 300_000)

    afterAll(async () => {
      await prometheus?.stop()
      await exporter?.stop()
      await new Promise((resolve) => site.close(resolve))
      await server?.stop()
      await elsewhere?.stop()
      await run('umount', [smallDisk])
      await database.close()
      await standby.stop()
      await s3.close()
      await world.close()
      await rm(folder, { recursive: true, force: true })
    })

    const fires = (alert: string) =>
      expect
        .poll(async () => (await prometheus.firing()).includes(alert), { ...awaited, message: alert })
        .toBe(true)
    const ends = (alert: string) =>
      expect
        .poll(async () => (await prometheus.firing()).includes(alert), { ...awaited, message: alert })
        .toBe(false)

    const call = (path: string, init: RequestInit = {}, token = staff) =>
      fetch(`${server.origin}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
    const write = () =>
      call(`${api}/records/${caseId}`, {
        method: 'PATCH',
        body: JSON.stringify({ fields: { Comments: `At ${Date.now()}` } }),
      })

    const upload = () => {
      const form = new FormData()
      form.append('fileData', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n']), 'lease.pdf')
      return fetch(`${server.origin}${api}/records/content-documents/content-versions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${customer}` },
        body: form,
      })
    }

    /** Retries pending work immediately, rather than after minutes, until the alert fires. */
    async function hurryUntilItFires(alert: string): Promise<void> {
      const until = Date.now() + awaited.timeout
      while (!(await prometheus.firing()).includes(alert)) {
        if (Date.now() > until)
          throw new TypeError(`${alert} does not fire.\n${server.printed().slice(-3_000)}`)
        await world.context.pool.query(
          'update graphile_worker._private_jobs set run_at = now() where attempts > 0',
        )
        await pause(1_000)
      }
    }

    it('nothing fires but what is wrong from the start: a late clock, a full disk, a certificate that ends', async () => {
      const lasting = ['PorchlightClockOff', 'PorchlightCertificateEnds']
      for (const alert of lasting) await fires(alert)
      await run('dd', ['if=/dev/zero', `of=${join(smallDisk, 'filler')}`, 'bs=1k', 'count=1900'])
      await fires('PorchlightDiskFull')
      await rm(join(smallDisk, 'filler'))
      await ends('PorchlightDiskFull')
      expect([...new Set(await prometheus.firing())].sort()).toEqual(lasting.sort())
    })

    it('a transaction that goes on holds the feed back', async () => {
      const writer = await world.context.direct.connect()
      await writer.query('begin')
      await writer.query('select pg_current_xact_id()')
      expect((await write()).status).toBe(200)
      // It has to be held back for a minute.
      await fires('PorchlightFeedHeldBack')
      await writer.query('rollback')
      writer.release()
      await ends('PorchlightFeedHeldBack')
    })

    it('a database that answers slowly, and whose connections are then used up', async () => {
      database.delay(700)
      let isOver = false
      const customers = Array.from({ length: 12 }, async () => {
        while (!isOver)
          await call(`${api}/records/${caseId}?fields=Case.Subject`, {}, customer).then((answer) =>
            answer.text(),
          )
      })
      await fires('PorchlightConnectionsUsedUp')
      await fires('PorchlightSlow')
      isOver = true
      await Promise.all(customers)
      database.delay(0)
      await ends('PorchlightConnectionsUsedUp')
    })

    it('a database that hangs', async () => {
      database.fallSilent()
      await fires('PorchlightDatabaseAway')
      database.speak()
      await ends('PorchlightDatabaseAway')
    })

    it('a database that takes no writes, with its code in the log', async () => {
      const name = (await world.context.direct.query('select current_database() as name')).rows[0]?.name
      const readOnly = async (word: 'on' | 'off') => {
        await world.context.direct.query(
          `begin read write; alter database "${name}" set default_transaction_read_only = ${word}; commit`,
        )
        await world.context.direct.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
        )
      }
      await readOnly('on')
      await fires('PorchlightDatabaseReadOnly')
      await expect.poll(async () => (await write()).status).toBeGreaterThanOrEqual(500)
      expect(server.printed()).toContain('25006')
      await readOnly('off')
      await ends('PorchlightDatabaseReadOnly')
    })

    it('a listener that cannot come back', async () => {
      const name = (await world.context.direct.query('select current_database() as name')).rows[0]?.name
      await runOnServer(testServerAddress(), `alter database "${name}" with allow_connections false`)
      await world.context.direct.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query like 'listen %'`,
      )
      await fires('PorchlightNotificationsAway')
      await runOnServer(testServerAddress(), `alter database "${name}" with allow_connections true`)
      await ends('PorchlightNotificationsAway')
    })

    it('a replica that is away', async () => {
      await standby.kill()
      await fires('PorchlightReplicaUnused')
      await standby.start()
      await ends('PorchlightReplicaUnused')
    })

    it('a mail server that is away, and a job that was given up by it', async () => {
      for (const name of ['dana.whitcombe', 'rosalinda.quintanar', 'theodore.okonjo-vale']) {
        await callMethod(server, 'forgotPassword', { username: `${name}@example.com` })
      }
      await hurryUntilItFires('PorchlightProviderFails mail')
      expect(server.printed()).toContain('"MailFailure: The mail server gave no answer to CONN (ESOCKET)."')
      await world.context.pool.query(
        'update graphile_worker._private_jobs set attempts = max_attempts where locked_at is null',
      )
      await fires('PorchlightDeadLetters')
    })

    it('a market that is away', async () => {
      await enqueueJob(world.context.pool, 'sweep-enrollments', { scheduledFor: new Date().toISOString() })
      await hurryUntilItFires('PorchlightProviderFails market')
      expect(server.printed()).toContain('"ProviderFailure: No answer to GET (ECONNREFUSED)."')
    })

    it('a scanner that is away', async () => {
      for (let count = 0; count < 3; count += 1) expect((await upload()).status).toBe(201)
      await hurryUntilItFires('PorchlightProviderFails scanning')
      expect(server.printed()).toContain('"ProviderFailure: The scanner gave no answer (ECONNREFUSED)."')
    })

    it('a payment processor that is away', async () => {
      const { rows } = await world.context.pool.query<{ id: string }>(
        `select b."Id" as id from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
       join record."User" u on u."ContactId" = a."ContactId"
       where u."Username" = 'dana.whitcombe@example.com' and b."Status__c" in ('Open', 'Past_Due') limit 1`,
      )
      for (let count = 0; count < 7; count += 1) {
        const answer = await call(
          '/lwr/apex/v65.0/CustomerPortalPaymentController/payBill',
          { method: 'POST', body: JSON.stringify({ billId: rows[0]?.id }) },
          customer,
        )
        expect(answer.status).toBeGreaterThanOrEqual(400)
      }
      await fires('PorchlightProviderFails payments')
    })

    it('a bucket that is away', async () => {
      await s3.close()
      for (let count = 0; count < 8; count += 1) expect((await upload()).status).toBeGreaterThanOrEqual(500)
      await fires('PorchlightProviderFails files')
    })

    it('a server that is gone', async () => {
      await elsewhere.stop()
      await fires('PorchlightDown')
    })
  },
  600_000,
)
