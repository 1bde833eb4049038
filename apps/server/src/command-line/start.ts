import type { DemoSignIn } from '@porchlight/demo/world/demo-world'
import { fail } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { startBackgroundWork } from '../composition/background-work'
import { claimFileStore } from '../composition/claim-file-store'
import { composeContext } from '../composition/compose-context'
import { createServer, createWorkerServer } from '../composition/create-server'
import { openDemoClock } from '../composition/demo-clock'
import { holdsDemoWorld, refuseForeignRecords } from '../composition/demo-presence'
import { loadDemo } from '../composition/load-demo'
import { openInstallation } from '../composition/open-installation'
import type { ServerContext } from '../composition/server-context'
import { type Payments, startPayments } from '../composition/start-payments'
import { loadPortal } from '../pages/portal-build'
import { startReplicas } from '../replicas/start-replicas'
import type { Settings } from '../settings/read-settings'
import { startWarnings } from '../settings/start-warnings'
import { checkDatabase } from './check-database'
import { endWithGrace } from './end-with-grace'
import { say } from './say'

/**
 * `npm start`: opens the database and serves. In demo mode it migrates the database and loads the demo world on first
 * run; in production it rejects a database that does not fit (`schemaMismatch`), because operators choose when to
 * migrate.
 */
export async function start(settings: Settings, portalDirectory: string): Promise<void> {
  const opened: { readonly close: () => Promise<void> }[] = []
  const closeAll = async () => {
    for (let part = opened.pop(); part !== undefined; part = opened.pop()) await part.close()
  }
  try {
    const demo = settings.demo ? await loadDemo() : null
    const installation = await openInstallation(settings, say, 'exclusive')
    opened.push(installation)
    if (demo !== null) {
      await refuseForeignRecords(installation.direct)
      sayWhatChanged(await installation.migrate())
    } else await checkDatabase(installation.direct)
    await installation.checkPooler()
    if (settings.recordsTraces) opened.push(await startTraces([installation.pool, installation.direct]))
    const replicas = settings.role === 'worker' ? null : await startReplicas(settings, installation.pool, say)
    if (replicas !== null) opened.push(replicas)
    const demoClock = settings.demo ? await openDemoClock(installation.pool) : null
    const now = demoClock?.now ?? (() => new Date())
    const payments = await startPayments(settings, installation.pool, { now })
    opened.push(payments)
    const context = await composeContext(settings, installation.pool, {
      direct: installation.direct,
      replicas,
      now,
      demoClock,
      payments: payments.port,
      paymentFaults: payments.standIn?.faults,
    })
    opened.push(context)
    await claimFileStore(context.pool, context.files)
    if (demo !== null) await demo.loadDemoWorld(context, say)
    else await refuseDemoUsers(context)
    const app =
      settings.role === 'worker'
        ? await createWorkerServer(context)
        : await createServer(context, await loadPortal(portalDirectory))
    const work = await startBackgroundWork(context, installation.connectionString, (level, event, facts) => {
      app.log[level]({ event, ...facts }, 'job')
    })
    opened.push(work)
    if (demo !== null) await demo.planDemoDebits(context.pool)
    opened.push({ close: () => app.close() })
    endWithGrace(app, context, closeAll)
    if (settings.metricsPort !== null) opened.push(await startMetrics(context, settings.metricsPort))
    await listen(app, settings)
    greet(settings, payments, demo?.demoSignIns() ?? [])
    sayWarnings(startWarnings(settings, work.paused))
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  await onFreePort(port, () => app.listen({ port, host }))
}

/** Loads the metrics library only when metrics are enabled. */
async function startMetrics(context: ServerContext, port: number) {
  const { serveMetrics } = await import('../metrics/serve-metrics')
  return onFreePort(port, () => serveMetrics(context, port))
}

/** Loads the tracing libraries only when tracing is enabled. */
async function startTraces(pools: readonly pg.Pool[]) {
  const { startTracing } = await import('../tracing/start-tracing')
  return startTracing(pools)
}

async function onFreePort<Result>(port: number, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open()
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? fail('portInUse', { port }, { cause: error }) : error
  }
}

/**
 * Reports the migrations run. A new database takes about a hundred steps; the operator wants to know that it is new,
 * not each step.
 */
function sayWhatChanged(done: readonly string[]): void {
  if (done.length > 12) say(`Made the database’s tables: ${done.length} changes.`)
  else for (const sentence of done) say(sentence)
}

async function refuseDemoUsers(context: ServerContext): Promise<void> {
  if (await holdsDemoWorld(context.pool)) {
    throw fail('invalidSettings', {
      reason:
        'This database holds the demo world, whose passwords everyone knows. Use another for production.',
    })
  }
}

function greet(settings: Settings, { standIn }: Payments, signIns: readonly DemoSignIn[]): void {
  say('')
  say('Porchlight is ready.')
  if (!settings.demo) return
  const { port, brandAddresses } = settings
  say('')
  for (const [key, address] of Object.entries(brandAddresses))
    say(`  ${`${key} brand`.padEnd(14)} ${address}/`)
  say('  in Spanish     the same with /es')
  say('')
  say(`Demo sign-ins; the password of each is ${signIns[0]?.password ?? ''}`)
  const width = Math.max(...signIns.map((signIn) => signIn.username.length))
  for (const signIn of signIns) say(`  ${signIn.username.padEnd(width)}   ${signIn.story.en}`)
  say('')
  say(`  guide          http://localhost:${port}/dev`)
  say(`  mail and texts http://localhost:${port}/dev/mailbox`)
  if (standIn !== null) say(`  payments       ${standIn.origin}/`)
  say('')
  say('Stop with Ctrl+C.')
}

/** Prints all warnings for the operator together, so that none is lost among other lines. */
function sayWarnings(warnings: readonly string[]): void {
  if (warnings.length === 0) return
  say('')
  say('Please note:')
  for (const sentence of warnings) say(`- ${sentence}`)
}
