import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { statfsSync } from 'node:fs'
import { type ProviderCall, providerCallChannel, providerNames } from '@porchlight/providers/health'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ServerContext } from '../composition/server-context'
import { type RequestLine, requestChannel } from '../http/request-log'
import { openStreamsChannel } from '../live/live-updates'
import { replicaReadsChannel } from '../replicas/replicas'
import { createStoredFigures } from './stored-figures'

/** The metrics that Prometheus reads from this process. */
export interface ServerMetrics {
  readonly registry: Registry
  /** Returns the current metrics in Prometheus's text format. */
  read(): Promise<string>
  close(): Promise<void>
}

/** The part of the context that metrics cover. */
export type MeasuredContext = Pick<
  ServerContext,
  'pool' | 'direct' | 'replicas' | 'notifications' | 'settings' | 'drain'
>

const providerOutcomes = ['answered', 'failed'] as const satisfies readonly ProviderCall['outcome'][]
const signInOutcomes: Readonly<Record<NonNullable<RequestLine['signIn']>, true>> = {
  ...{ signedIn: true, pending: true, failed: true },
  ...{ inactive: true, byCompany: true, limited: true },
}
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx']

/**
 * Counts process activity from now on. Label values are only ever ours: routes by their patterns, never values chosen
 * by an outsider.
 */
export function createServerMetrics({
  pool,
  direct,
  replicas,
  notifications,
  settings,
  drain,
}: MeasuredContext): ServerMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'porchlight_' })
  const requests = new Histogram({
    name: 'porchlight_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const providerCalls = new Counter({
    name: 'porchlight_provider_calls_total',
    help: 'Calls of services outside, by service and whether it answered. A refusal is an answer.',
    labelNames: ['provider', 'outcome'],
    registers,
  })
  const signIns = new Counter({
    name: 'porchlight_sign_ins_total',
    help: 'Attempts to sign in, by what they came to.',
    labelNames: ['outcome'],
    registers,
  })
  // A rule that compares failures with successes needs both from the start: a missing series is not zero.
  for (const provider of providerNames) {
    for (const outcome of providerOutcomes) providerCalls.inc({ provider, outcome }, 0)
  }
  for (const outcome of Object.keys(signInOutcomes)) signIns.inc({ outcome }, 0)
  const replicaReads = new Counter({
    name: 'porchlight_replica_reads_total',
    help: 'Reads that a replica might have answered, by who did: a replica; the primary because it has something newer, because a replica failed, or because none is near.',
    labelNames: ['source'],
    registers,
  })
  const replicaLag = new Gauge({
    name: 'porchlight_replica_lag_seconds',
    help: 'How old what a replica surely has is, by its place in DATABASE_REPLICA_URL; infinite while nothing is known of it.',
    labelNames: ['replica'],
    registers,
  })
  const gauge = (name: string, help: string, read?: () => number) =>
    new Gauge({
      name: `porchlight_${name}`,
      help,
      registers,
      ...(read === undefined
        ? {}
        : {
            collect() {
              this.set(read())
            },
          }),
    })
  const streams = gauge('live_streams', 'Event streams that browsers have open.')
  gauge('draining', '1 while the process is about to stop.', () => (drain.isDraining() ? 1 : 0))
  gauge('database_connections', 'Connections of the pool, idle ones included.', () => pool.totalCount)
  gauge('database_connections_idle', 'Connections of the pool that nobody uses.', () => pool.idleCount)
  gauge('database_waiting', 'Requests that wait for a connection of the pool.', () => pool.waitingCount)
  gauge('notifications_heard', '1 while the process hears what other processes change.', () =>
    notifications.isListening() ? 1 : 0,
  )
  gauge('disk_free_ratio', 'How much of the disk of DATA_DIR is free, from 0 to 1.', () => {
    const { bavail, blocks } = statfsSync(settings.dataDir)
    return bavail / blocks
  })
  const databaseUp = gauge('database_up', '1 when the database answered within two seconds.')
  const stored = {
    jobsDue: gauge('jobs_due', 'Jobs of all processes that should have begun.'),
    oldestJobDueSeconds: gauge('jobs_oldest_due_seconds', 'For how long the oldest of them should have.'),
    deadLetters: gauge('dead_letters', 'Jobs that were given up and wait for an operator.'),
    feedHeldBackSeconds: gauge(
      'change_feed_held_back_seconds',
      'For how long the oldest change has waited for a transaction that began before it.',
    ),
    billingRefusals: gauge('billing_refusals', 'Lines of the billing system that were refused.'),
    marketUnacknowledged: gauge(
      'market_unacknowledged',
      'Files for the market that nobody acknowledged within 24 hours.',
    ),
    campaignsStuck: gauge(
      'campaigns_stuck',
      'Campaigns that are being sent, and of which nothing has moved for half an hour.',
    ),
    databaseWritable: gauge('database_writable', '1 when the database takes writes.'),
    clockAheadSeconds: gauge(
      'clock_ahead_seconds',
      'By how much the clock of this machine is ahead of the database’s; negative when it is behind.',
    ),
  }
  const figures = createStoredFigures(direct)

  const onRequest = (message: unknown) => {
    const { route, method, status, milliseconds, signIn } = message as RequestLine
    const labels = {
      route: route ?? 'none',
      method: method !== null && methods.has(method) ? method : 'other',
      status: statusClasses[Math.floor(status / 100) - 1] ?? 'other',
    }
    requests.observe(labels, milliseconds / 1_000)
    if (signIn !== undefined) signIns.inc({ outcome: signIn })
  }
  const onProviderCall = (message: unknown) => {
    const { provider, outcome } = message as ProviderCall
    providerCalls.inc({ provider, outcome })
  }
  const onOpenStreams = (message: unknown) => streams.set(message as number)
  const onReplicaRead = (source: unknown) => replicaReads.inc({ source: String(source) })
  const subscriptions = [
    [requestChannel.name, onRequest],
    [providerCallChannel.name, onProviderCall],
    [openStreamsChannel.name, onOpenStreams],
    [replicaReadsChannel.name, onReplicaRead],
  ] as const
  for (const [name, listener] of subscriptions) subscribe(name, listener)

  return {
    registry,
    async read() {
      const found = await figures.read()
      for (const [index, replica] of (replicas?.all ?? []).entries()) {
        replicaLag.set({ replica: String(index + 1) }, replica.lagMs() / 1_000)
      }
      databaseUp.set(found === null ? 0 : 1)
      for (const [name, each] of Object.entries(stored)) {
        // An old figure would hide that the current one is unknown.
        each.set(found?.[name as keyof typeof stored] ?? Number.NaN)
      }
      return registry.metrics()
    },
    async close() {
      for (const [name, listener] of subscriptions) unsubscribe(name, listener)
      await figures.close()
    },
  }
}
