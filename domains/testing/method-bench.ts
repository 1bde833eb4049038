import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { BrandKey } from '@porchlight/brands'
import { createIdentity, type Identity } from '@porchlight/identity'
import type { JobPayload } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import { createStandInBilling, type StandInBilling } from '@porchlight/providers/billing'
import { createStandInCredit, type StandInCredit } from '@porchlight/providers/credit'
import { createLocalEmailRisk } from '@porchlight/providers/email-risk'
import type { OutgoingMail } from '@porchlight/providers/mail'
import { createStandInMarket, type StandInMarket } from '@porchlight/providers/market'
import { createClamdScanning, type LocalScanner, startLocalScanner } from '@porchlight/providers/scanning'
import { createHttpWebhooks } from '@porchlight/providers/webhooks'
import { viewerOfUser } from '@porchlight/server/testing'
import type { Alarm } from '@porchlight/server-methods/define/alarm'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { bringPaperBack, jobs, type PortalJobServices } from '../jobs'
import { countStatements } from './count-statements'
import { type CrashingProcess, crashingProcess } from './crashing-process'
import { jobContext } from './job-context'
import { createBrowser, type TestBrowser } from './test-browser'

type Mutable<Settings> = { -readonly [Key in keyof Settings]: Settings[Key] }

/** The methods on a separate demo world, with browsers that call them and a mailbox that fills. */
export interface MethodBench {
  readonly world: TestWorld
  readonly identity: Identity
  readonly systemViewer: Viewer
  /** Creates a browser without cookies, on a separate address. */
  readonly browser: (options?: { readonly brand?: BrandKey; readonly address?: string }) => TestBrowser
  /** Every mail sent, oldest first. */
  readonly mails: readonly OutgoingMail[]
  /** Alarms raised for operators, and notes logged for them. */
  readonly alarms: readonly string[]
  /** The stand-in that scans files. */
  readonly scanner: LocalScanner
  /** The stand-ins that the jobs communicate with. */
  readonly market: StandInMarket
  readonly credit: StandInCredit
  readonly billing: StandInBilling
  /** Whose identity is verified; tests change it. */
  readonly identityRule: Mutable<PortalJobServices['identityRule']>
  /** The services that the jobs use. */
  readonly services: PortalJobServices
  /** The process that methods and jobs run in. */
  readonly process: CrashingProcess
  /** Pending jobs, in order. */
  readonly waiting: { readonly jobName: string; readonly payload: JobPayload }[]
  /** Runs the pending jobs, with walks to their end, and returns the mails that they sent. */
  readonly runJobs: (options?: {
    /** Number of attempts per job, as if a crash had followed its work; 1 by default. */
    readonly attempts?: number
    /** Called between two attempts. */
    readonly between?: () => Promise<void>
    /** Services that replace the bench's. */
    readonly with?: Partial<PortalJobServices>
  }) => Promise<readonly OutgoingMail[]>
  /** Returns the work since the last call: argon2 calls and SQL statements. */
  readonly takeWork: () => { readonly hashes: number; readonly statements: number }
  readonly close: () => Promise<void>
}

/** Opens a bench, with the built portal if it is to render pages; hashes are cheap in it. */
export async function openMethodBench(options: { readonly portal?: boolean } = {}): Promise<MethodBench> {
  const world = await createTestWorld(options)
  const { pool, now, engine, systemViewer } = world.context
  let hashes = 0
  const takeStatements = countStatements(pool)
  const process = crashingProcess(pool)
  const identity = createIdentity({
    pool,
    now,
    randomBytes,
    sealingSecret: 'a secret of one installation only',
    linkSecret: 'another secret of one installation only',
    passwordCost: { memoryKiB: 8, iterations: 1, parallelism: 1 },
    onPasswordHash: () => {
      hashes += 1
    },
  })
  const mails: OutgoingMail[] = []
  const waiting: { jobName: string; payload: JobPayload }[] = []
  const keys = new Set<string>()
  const brandAddress = (brand: BrandKey) => `https://${brand}.example.com`
  const { textSender } = world.context
  const alarms: string[] = []
  const alarm: Alarm = (event, facts) => {
    alarms.push(`${event} ${JSON.stringify(facts)}`)
  }
  let jobNumber = 0
  let browserNumber = 0

  const scanner = await startLocalScanner()
  const scanning = createClamdScanning(
    { host: scanner.host, port: scanner.port },
    { connectMs: 500, wholeMs: 1_000 },
  )
  const market = createStandInMarket({ pool, now })
  const credit = createStandInCredit({ pool })
  const billing = createStandInBilling({ pool })
  const identityRule: Mutable<PortalJobServices['identityRule']> = {
    when: 'unconfirmed',
    by: 'check',
  }
  const services = {
    market,
    credit,
    identityRule,
    campaignLimits: world.context.settings.campaignLimits,
    passwordLinkHours: world.context.settings.passwordLinkHours,
    billing,
    addressRefused: (address: string) => bringPaperBack(world.context, address, now()),
    metadata: world.context.metadata,
    depositRates: world.context.depositRates,
    engine,
    pool: world.context.pool,
    now,
    payments: world.context.payments,
    identity,
    systemViewer,
    files: world.context.files,
    bookImport: {
      createEngine: world.context.createImportEngine,
      pool: world.context.direct,
      folder: join(world.context.settings.dataDir, 'imports'),
    },
    scanning,
    brandAddress,
    texts: world.context.texts,
    textSender,
    alarm,
    webhooks: createHttpWebhooks({ allowsLoopback: true, timeoutMs: 1_000 }),
    webhookSecrets: world.context.webhookSecrets,
    viewerOfUser: (userId: string) => viewerOfUser(userId, 'en', world.context),
    mailSender: (brand: BrandKey) => ({ name: brand, address: `${brand}@example.com` }),
    mail: {
      send: async (mail: OutgoingMail) => {
        if (process.hasCrashed()) throw new Error('The process has crashed.')
        mails.push(mail)
        return { messageId: `<${mail.idempotencyKey}@example.com>` }
      },
    },
  }

  return {
    world,
    identity,
    systemViewer,
    mails,
    alarms,
    scanner,
    market,
    credit,
    billing,
    identityRule,
    services,
    process,
    waiting,
    browser: ({ brand = 'first', address } = {}) => {
      browserNumber += 1
      return createBrowser({
        world,
        identity,
        hostBrand: brand,
        brandAddress,
        textSender,
        alarm,
        audit: async (action, facts) => alarm(action, facts),
        clientAddress: address ?? `10.${browserNumber >> 8}.${browserNumber & 255}.7`,
        emailRisk: createLocalEmailRisk(),
        enqueue: async (jobName, payload, { key } = {}) => {
          if (key !== undefined && keys.has(`${jobName} ${key}`)) return
          if (key !== undefined) keys.add(`${jobName} ${key}`)
          waiting.push({ jobName, payload })
        },
      })
    },
    runJobs: async ({ attempts = 1, between = async () => undefined, with: others = {} } = {}) => {
      const before = mails.length
      for (let next = waiting.splice(0); next.length > 0; next = await takeChunks(pool)) {
        for (const { jobName, payload } of next) {
          const job = jobs.find(({ name }) => name === jobName)
          if (job === undefined) throw new TypeError(`There is no job ${jobName}.`)
          jobNumber += 1
          const jobId = String(jobNumber)
          for (let attempt = 1; attempt <= attempts; attempt += 1) {
            if (attempt > 1) await between()
            const context = jobContext({ ...services, ...others }, { now, jobId, attempt })
            await process.withRestarts(() => job.run(payload, context))
          }
        }
      }
      return mails.slice(before)
    },
    takeWork: () => {
      const work = { hashes, statements: takeStatements() }
      hashes = 0
      return work
    },
    close: async () => {
      await scanner.close()
      await world.close()
    },
  }
}

/** Takes the next chunks of walks in progress from the queue. */
async function takeChunks(pool: TestWorld['context']['pool']): Promise<MethodBench['waiting'][number][]> {
  const { rows } = await pool.query<MethodBench['waiting'][number]>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and j.payload->>'chunk' is not null
     returning t.identifier as "jobName", j.payload`,
  )
  return rows
}

/** Returns the token of the only link in a mail. */
export function linkTokenOf(mail: OutgoingMail | undefined): string {
  const token = /[?&]link=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new TypeError('The mail holds no link.')
  return token
}
