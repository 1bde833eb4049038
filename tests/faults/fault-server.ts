import { brandKeys } from '@porchlight/brands'
import type { OneTimePurpose } from '@porchlight/identity'
import { enqueueJob } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import { createProcessorClient, type ProcessorClientOptions } from '@porchlight/providers/payments'
import {
  composeContext,
  createServer,
  loadDemoWorld,
  openInstallation,
  readSettings,
  startBackgroundWork,
} from '@porchlight/server/testing'
import { createFaultPlan, type Stand } from './fault-plan'
import { storedIdentity } from './stored-identity'

/**
 * Run as a separate process: the server of demo mode over its private database, composed as by `npm start`, except that
 * its work waits where `/faults/hold` says, so that it can be killed there. The other calls under `/faults` do what no
 * product call does in one request, using the parts that product calls are composed of.
 */
const cheapPasswords = { memoryKiB: 8, iterations: 1, parallelism: 1 }
const quick = { pollIntervalMs: 100, upkeepIntervalMs: 200 }
const quiet = () => undefined

const settings = readSettings(process.env)
const installation = await openInstallation(settings, quiet, 'exclusive')
await installation.migrate()
const plan = createFaultPlan()
const composed = await composeContext(settings, installation.pool, {
  now: () => new Date(),
  identity: { passwordCost: cheapPasswords },
  reached: plan.reached,
  ...(process.env.FAULTS_PROCESSOR === undefined
    ? {}
    : {
        payments: createProcessorClient({
          ...(JSON.parse(process.env.FAULTS_PROCESSOR) as Pick<
            ProcessorClientOptions,
            'origin' | 'apiKey' | 'webhookSecrets'
          >),
          now: () => new Date(),
          reached: plan.reached,
        }),
      }),
})
const context = { ...composed, identity: storedIdentity(composed.identity, plan.reached) }
await loadDemoWorld(context, quiet)

const app = await createServer(context, null)

app.post('/faults/hold', async (request) => {
  plan.hold(request.body as Stand)
  return {}
})

app.get('/faults/full', async () => ({ isFull: plan.isFull() }))

app.post('/faults/release', async () => {
  plan.release()
  return {}
})

app.get('/faults/database', async () => ({ connectionString: installation.connectionString }))

/** Returns a bearer token for the user with that username, after setting the password, if one is passed. */
app.post('/faults/token', async (request) => {
  const { username, password } = request.body as { readonly username: string; readonly password?: string }
  const userId = await userIdOf(username)
  if (password !== undefined) await context.identity.setPassword(userId, password)
  return context.identity.issueBearerToken(userId, 86_400_000)
})

app.post('/faults/check-password', async (request) => {
  const { username, password } = request.body as Readonly<Record<'username' | 'password', string>>
  return { isRight: await context.identity.checkPassword(await userIdOf(username), password) }
})

/** Runs a request with an idempotency key that creates a utility and renames another. */
app.post('/faults/keyed', async (request) => {
  const { key, name, renamedId } = request.body as Readonly<Record<'key' | 'name' | 'renamedId', string>>
  const admin = await adminViewer()
  return context.engine.withIdempotencyKey(admin, key, name, async (engine) => {
    const fields = { Name: name, Commodity__c: 'Electricity' }
    const recordId = await engine.createRecord(admin, 'Utility__c', { fields })
    await engine.updateRecord(admin, renamedId, { fields: { Name: name } })
    return { recordId }
  })
})

/** Runs a request with an idempotency key that creates a utility and enqueues a mail in the same transaction. */
app.post('/faults/mailed', async (request) => {
  const { key, username } = request.body as Readonly<Record<'key' | 'username', string>>
  const payload = { userId: await userIdOf(username), changedAt: context.now().toISOString() }
  const admin = await adminViewer()
  return context.engine.withIdempotencyKey(admin, key, username, (outer) =>
    outer.inOneTransaction(async (engine, connection) => {
      const fields = { Name: key, Commodity__c: 'Electricity' }
      const recordId = await engine.createRecord(admin, 'Utility__c', { fields })
      await enqueueJob(connection, 'send-password-changed', payload, { key }, context.reached)
      return { recordId }
    }),
  )
})

/** Creates a card payment that the processor accepted and that has settled. */
app.post('/faults/payment', async (request) => {
  const { accountId, amount, reference } = request.body as {
    readonly accountId: string
    readonly amount: number
    readonly reference: string
  }
  // Two days ago it was yesterday at the latest, wherever the day starts.
  const day = new Date(context.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
  const paymentId = await context.engine.createRecord(context.systemViewer, 'Payment__c', {
    fields: {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Amount__c: amount,
      Fee__c: 0,
      Channel__c: 'Portal',
      Method_Type__c: 'Card',
      Status__c: 'Settled',
      Payment_Date__c: day,
      Settled_Date__c: day,
      Processor_Reference__c: reference,
    },
  })
  return { paymentId }
})

/** Creates a deposit of $275.00 that is due. */
app.post('/faults/deposit', async (request) => {
  const { orderId, accountId } = request.body as Readonly<Record<'orderId' | 'accountId', string>>
  const depositId = await context.engine.createRecord(context.systemViewer, 'Deposit__c', {
    fields: {
      Account__c: accountId,
      Order__c: orderId,
      Required_Amount__c: 275,
      Cap_Amount__c: 405.5,
      Paid_Amount__c: 0,
    },
  })
  return { depositId }
})

/** Returns what a link would open, on the site of its brand. */
app.post('/faults/link', async (request) => {
  const { token, purpose } = request.body as { readonly token: string; readonly purpose: OneTimePurpose }
  for (const brand of brandKeys) {
    const found = await context.identity.lookAtOneTimeToken(token, { purpose, brand })
    if (found.state !== 'unknown') return found
  }
  return { state: 'unknown' }
})

const work = await startBackgroundWork(context, installation.connectionString, quiet, quick)
await app.listen({ port: settings.port, host: settings.host })

// The end of its input requests a stop, and also occurs when the tests themselves are killed.
process.stdin.resume().once('end', async () => {
  await app.close()
  await work.close()
  await context.close()
  await installation.close()
  process.exit(0)
})

async function adminViewer(): Promise<Viewer> {
  return { class: 'admin', language: 'en', userId: await userIdOf('admin@example.com') }
}

async function userIdOf(username: string): Promise<string> {
  const { rows } = await context.pool.query<{ Id: string }>(
    'select "Id" from record."User" where lower("Username") = $1',
    [username],
  )
  return rows[0]?.Id ?? ''
}
