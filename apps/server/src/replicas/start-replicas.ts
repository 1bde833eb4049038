import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { reachDatabase } from '../composition/reach-database'
import { refusal } from '../settings/refusal'
import type { Settings } from '../settings/settings'
import type { Replica, ReplicaState } from './replica'
import { openReplicas, type Replicas } from './replicas'

const statementTimeoutMs = 10_000
/** A replica that follows the primary shows its pulse within this time, unless it is late. */
const patienceMs = 3_000

const meanings: Readonly<Record<ReplicaState, string>> = {
  serving: 'answers reads',
  late: 'is more than a second behind; reads go to the primary',
  away: 'is away; reads go to the primary',
  foreign: 'is no standby of the primary; nothing is read from it',
}

/**
 * Opens the replicas named in the settings and probes each; null without any. One that is unreachable or late does not
 * block the start, and is read from once it is available. `say` receives the state of each, now and on every change.
 *
 * A standby that follows this primary is known to have its tables too: reads start from a position after the primary's
 * schema was checked.
 *
 * @throws invalidSettings for an address where no standby of the primary answers
 */
export async function startReplicas(
  settings: Settings,
  pool: pg.Pool,
  say: (sentence: string) => void,
): Promise<Replicas | null> {
  const { databaseReplicaUrls: addresses } = settings
  if (addresses.length === 0) return null
  const replicas = openReplicas(
    pool,
    addresses.map((connectionString) => ({
      connectionString,
      isPooled: settings.databaseDirectUrl !== null,
      maxConnections: settings.databaseConnections,
      statementTimeoutMs,
    })),
    ({ name }, state) => say(`The replica ${name} ${meanings[state]}.`),
  )
  try {
    await untilKnown(replicas)
    await Promise.all(replicas.all.map((replica, index) => refuseForeign(replica, addresses[index] ?? '')))
    return replicas
  } catch (error) {
    await replicas.close()
    throw error
  }
}

async function untilKnown({ all, look }: Replicas): Promise<void> {
  const endsAtMs = performance.now() + patienceMs
  for (;;) {
    await look()
    if (performance.now() > endsAtMs || all.every((replica) => replica.state() === 'serving')) return
    await pause(50)
  }
}

async function refuseForeign(replica: Replica, address: string): Promise<void> {
  const place = `DATABASE_REPLICA_URL: ${replica.name}`
  if (replica.state() === 'foreign') {
    throw refusal(
      `${place} is no standby of the primary: it takes writes of its own, or follows another server. Name a hot standby of DATABASE_URL, or leave it out.`,
    )
  }
  if (replica.state() !== 'away') return
  // What an operator has to fix is rejected; what may recover soon is not.
  const code = await replica.pool.query('select 1').then(
    () => '',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : ''),
  )
  if (/^(28|3D|08P01)/.test(code)) await reachDatabase(replica.pool, 'DATABASE_REPLICA_URL', address)
}
