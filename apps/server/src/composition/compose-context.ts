import { randomBytes } from 'node:crypto'
import { site } from '@porchlight/domains/apps/site'
import { systemUserId } from '@porchlight/domains/customers/objects/user/system-user'
import { countCreation, createActionServices, storeBillingEvent } from '@porchlight/domains/jobs'
import { objects } from '@porchlight/domains/objects'
import { createIdentity, createSecretBox, type IdentityOptions } from '@porchlight/identity'
import { resolveMetadata, type Viewer } from '@porchlight/metadata'
import { createPersonalization } from '@porchlight/personalization'
import { createOpenIdSignIn } from '@porchlight/providers/company-sign-in'
import { createLocalEmailRisk } from '@porchlight/providers/email-risk'
import { createResumableUploads } from '@porchlight/providers/files'
import { watchProvider } from '@porchlight/providers/health'
import {
  createHttpIdentityCheck,
  createNoIdentityCheck,
  startIdentityStandIn,
} from '@porchlight/providers/identity-check'
import { createNoPayments, type PaymentsPort, type ProcessorFaults } from '@porchlight/providers/payments'
import { createHttpWebhooks } from '@porchlight/providers/webhooks'
import { createRecordEngine, type RecordEngine } from '@porchlight/record-engine'
import type pg from 'pg'
import { createDatabaseProbe } from '../health/database-probe'
import { createDrain } from '../health/drain'
import { createAccountMarks } from '../http/request-facts'
import { listenToDatabase } from '../notifications/database-notifications'
import { createReadFromReplicas } from '../replicas/read-from-replicas'
import type { Replicas } from '../replicas/replicas'
import { providerStatesOf } from '../settings/provider-states'
import type { Settings } from '../settings/read-settings'
import { createUploads } from '../uploads/create-uploads'
import { createFormsInFlight } from '../uploads/forms-in-flight'
import { uploadQuota } from '../uploads/upload-quota'
import { createCookieHolders } from '../viewer/cookie-holders'
import { viewerOfUser } from '../viewer/resolve-viewer'
import { createUserStatuses } from '../viewer/user-statuses'
import { createViewerMemo } from '../viewer/viewer-memo'
import { createWorkShares, workShareLimits } from '../work-share/work-shares'
import type { DemoClock } from './demo-clock'
import type { ReachFaultPoint } from './fault-points'
import { forgettingEngine, forgettingIdentity } from './forgetting-identity'
import { installationSecret, pageTokenSecretName, sealingSecretName } from './installation-secret'
import { migrations } from './migrations'
import { openFiles } from './open-files'
import { pooledRandom } from './pooled-random'
import type { ServerContext } from './server-context'
import { startTexts } from './start-texts'

/** The methods that call the processor; the events it sends prove nothing about its availability. */
const paymentCalls = [
  'startPayment',
  'readPayment',
  'cancelPayment',
  'refundPayment',
  'startSetup',
  'readSetup',
  'chargeMethod',
] as const satisfies readonly (keyof PaymentsPort)[]

/** All objects, resolved and linked. */
export const metadata = resolveMetadata(objects, site)

/**
 * Composes the context that requests are answered from, on a migrated database. Without `payments` none are accepted.
 */
export async function composeContext(
  settings: Settings,
  pool: pg.Pool,
  world: {
    /** A pool that connects directly to PostgreSQL when `pool` connects to a pooler. */
    readonly direct?: pg.Pool
    /** The standbys of the database that may answer requests. */
    readonly replicas?: Replicas | null
    readonly now: () => Date
    readonly demoClock?: DemoClock | null
    readonly identity?: Partial<IdentityOptions>
    readonly payments?: PaymentsPort
    readonly paymentFaults?: ProcessorFaults | undefined
    readonly reached?: ReachFaultPoint
  },
): Promise<ServerContext> {
  const systemViewer: Viewer = { class: 'system', language: 'en', userId: systemUserId }
  const { direct = pool } = world
  const notifications = await listenToDatabase({ pool, direct })
  const memo = await createViewerMemo(notifications, world.now)
  const engineOptions = {
    metadata,
    now: world.now,
    // Confirmation numbers are derived from it: the next one must not be guessable.
    random: pooledRandom(),
    pageTokenSecret: await installationSecret(pool, settings, pageTokenSecretName),
  }
  const { replicas = null } = world
  const engineWith = (publish: typeof storeBillingEvent | undefined) =>
    createRecordEngine({
      ...engineOptions,
      pool,
      admitCreation: (viewer, objectApiName, database) =>
        countCreation({ identity }, viewer, objectApiName, database),
      publish,
      reached: world.reached,
    })
  const identity = forgettingIdentity(
    createIdentity({
      pool,
      now: world.now,
      randomBytes,
      sealingSecret: await installationSecret(pool, settings, sealingSecretName),
      linkSecret: await installationSecret(pool, settings, 'mailed-links'),
      ...world.identity,
    }),
    memo,
  )
  const { identityCheck: identityService } = settings
  const standInSecret = randomBytes(32).toString('hex')
  const identityStandIn =
    identityService === null
      ? await startIdentityStandIn({
          pool,
          callbackAddress: `http://localhost:${settings.port}/webhooks/identity`,
          secret: standInSecret,
          now: world.now,
        })
      : null
  const texts = await startTexts(settings, pool, world)
  const notes = { pool, now: world.now }
  const files = watchProvider(await openFiles(settings), 'files', ['put', 'get', 'remove'], notes)
  const resumableUploads = createResumableUploads({ pool, files, now: world.now, quota: uploadQuota })
  const databaseProbe = createDatabaseProbe(
    pool,
    migrations.map(({ name }) => name),
  )
  const forgetting = (recordEngine: RecordEngine) =>
    forgettingEngine(recordEngine, memo, metadata.object('User')?.keyPrefix ?? '')
  // Without a billing system to receive them, events would wait forever.
  const hasBilling = settings.billing !== null || settings.demo
  const engine = forgetting(engineWith(hasBilling ? storeBillingEvent : undefined))
  const users = createUserStatuses(engine, systemViewer)
  return {
    settings,
    pool,
    direct,
    metadata,
    engine,
    createImportEngine: () => forgetting(engineWith(undefined)),
    replicas,
    readFromReplicas: replicas === null ? null : createReadFromReplicas(replicas, engineOptions),
    workShares: createWorkShares(workShareLimits(pool.options.max)),
    databaseProbe,
    drain: createDrain(),
    identity,
    users,
    notifications,
    memo,
    accountMark: createAccountMarks(engineOptions.pageTokenSecret),
    cookieHolders: createCookieHolders(await installationSecret(pool, settings, 'cookie-holders')),
    actionServices: createActionServices({ engine, identity, systemViewer, now: world.now }),
    personalization: createPersonalization({ pool, now: world.now }),
    formsInFlight: createFormsInFlight(),
    files,
    uploads: createUploads(files, {
      resumable: resumableUploads,
      reached: world.reached,
    }),
    resumableUploads,
    identityCheck:
      identityService === 'off'
        ? createNoIdentityCheck()
        : watchProvider(
            createHttpIdentityCheck(
              identityService ?? { baseUrl: identityStandIn?.baseUrl ?? '', bearerToken: '' },
            ),
            'identityCheck',
            ['begin'],
            notes,
          ),
    companyWay:
      settings.company === null
        ? null
        : {
            ...watchProvider(
              createOpenIdSignIn(settings.company.provider),
              'companySignIn',
              ['begin', 'finish'],
              notes,
            ),
            ...settings.company,
          },
    providerStates: providerStatesOf(settings),
    identityCheckSecrets: identityStandIn === null ? settings.identityCheckSecrets : [standInSecret],
    identityStandIn,
    emailRisk: createLocalEmailRisk(),
    payments:
      world.payments === undefined
        ? createNoPayments()
        : watchProvider(world.payments, 'payments', paymentCalls, notes),
    depositRates: settings.depositRates,
    textSender: (brand) => settings.texts.from[brand],
    brandAddress: (brand) => settings.brandAddresses[brand],
    webhooks: createHttpWebhooks({ allowsLoopback: settings.demo }),
    viewerOfUser: (userId) => viewerOfUser(userId, 'en', { users }),
    webhookSecrets: createSecretBox(
      await installationSecret(pool, settings, 'webhooks'),
      randomBytes,
      'porchlight webhooks.secret',
    ),
    texts: watchProvider(texts.port, 'texts', ['send'], notes),
    textStandIn: texts.standIn,
    paymentFaults: world.paymentFaults ?? null,
    systemViewer,
    now: world.now,
    demoClock: world.demoClock ?? null,
    reached: world.reached,
    close: async () => {
      await identityStandIn?.close()
      await texts.close()
      await notifications.close()
      await databaseProbe.close()
    },
  }
}
