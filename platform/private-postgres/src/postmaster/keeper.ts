import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '@porchlight/errors'
import pg from 'pg'
import type { Binaries } from '../binaries/resolve-binaries'
import type { Account } from '../places/account'
import { hasErrorCode } from '../places/error-code'
import { openSocketDirectory, type ServerPaths } from '../places/places'
import {
  disownReusedPid,
  type PostmasterState,
  readPostmasterState,
  removeEmptyFile,
} from './postmaster-file'
import { serverArguments } from './server-settings'
import { type SpawnedPostmaster, spawnPostmaster } from './spawn-postmaster'

/** All that is needed to start one cluster's server and to sign in. */
export interface ServerPlan {
  readonly places: ServerPaths
  /** The real path of the cluster. */
  readonly cluster: string
  readonly account: Account
  readonly binaries: Binaries
  readonly password: string
  readonly settings: Readonly<Record<string, string>>
  /** How long a start may take, recovery included, in milliseconds. */
  readonly patienceMs: number
}

/** A connection that marks the server as in use for as long as it is open. */
export interface Keeper {
  readonly client: pg.Client
  readonly pid: number
  readonly socketDirectory: string
  readonly port: number
  /** True when the server was already running. */
  readonly adopted: boolean
}

/** The key of the advisory lock in database `postgres` that every user of the server holds in shared mode. */
const inUseKey = 7_263_554_101

/**
 * An attempt that fails with one of these messages succeeds later: another process is starting the server, or the dead
 * one lingers.
 */
const passingTroubles = [
  'pre-existing shared memory block',
  'could not create any Unix-domain sockets',
  'could not create Unix socket',
  'could not create lock file',
]

function isPassing(trouble: string): boolean {
  const isLocked = /lock file "[^"\n]*" (?:already exists|is empty)/.test(trouble)
  return isLocked || passingTroubles.some((words) => trouble.includes(words))
}

/**
 * Connects to the running server of the cluster, or starts it, and marks it as in use. Waits for recovery after a
 * crash, for a server that is shutting down, and for another process that is starting it at the same time. Errors:
 * `databaseStart`.
 */
export async function openKeeper(plan: ServerPlan): Promise<Keeper> {
  const deadline = Date.now() + plan.patienceMs
  let spawned: SpawnedPostmaster | undefined
  let trouble = 'it did not answer'
  for (let pause = 10; ; pause = Math.min(pause * 1.3, 100)) {
    const state = readPostmasterState(plan.cluster)
    if (state.kind === 'running') {
      const opened = await tryToOpen(plan, state, spawned?.pid !== state.pid)
      if (typeof opened !== 'string') return opened
      trouble = opened
    } else if (spawned === undefined || spawned.exit() !== undefined) {
      const ended = spawned?.exit()
      if (ended !== undefined && !isPassing(ended)) throw fail('databaseStart', { reason: ended })
      if (state.kind === 'stale' && state.reused) disownReusedPid(plan.cluster)
      if (state.kind === 'absent') removeEmptyFile(plan.cluster)
      spawned = start(plan)
    }
    if (Date.now() > deadline) {
      const reason = `it was not ready after ${Math.round(plan.patienceMs / 1000)} s (${trouble}). See ${plan.places.log}.`
      throw fail('databaseStart', { reason })
    }
    await sleep(pause)
  }
}

/**
 * Connects to the server if it is running, but never starts it. Undefined when it is gone or does not respond in time.
 */
export async function joinRunning(plan: ServerPlan, patienceMs: number): Promise<Keeper | undefined> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const state = readPostmasterState(plan.cluster)
    if (state.kind !== 'running') return undefined
    const opened = await tryToOpen(plan, state, true)
    if (typeof opened !== 'string') return opened
    await sleep(20)
  }
  return undefined
}

function start(plan: ServerPlan): SpawnedPostmaster {
  const socketDirectory = openSocketDirectory(plan.places.dataDir, plan.account)
  const programArguments = serverArguments(plan.cluster, socketDirectory, plan.settings)
  return spawnPostmaster(plan.binaries, plan.account, plan.places, programArguments)
}

/** Returns the keeper, or the reason why it is not available yet. */
async function tryToOpen(
  plan: ServerPlan,
  state: Extract<PostmasterState, { kind: 'running' }>,
  adopted: boolean,
): Promise<Keeper | string> {
  const { pid, socketDirectory, port } = state
  if (socketDirectory === undefined || port === undefined) return 'it is starting'
  const client = new pg.Client({
    host: socketDirectory,
    port,
    user: 'postgres',
    password: plan.password,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 5000,
    statement_timeout: plan.patienceMs,
  })
  // A connection that breaks while idle reports here; its `end` event notifies the owner.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // Waits while the last user shuts down the server; the connection then breaks, and the next round starts it.
    await client.query('select pg_advisory_lock_shared($1)', [inUseKey])
    return { client, pid, socketDirectory, port, adopted }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (hasErrorCode(error, '28P01')) {
      const reason = `the password in ${plan.places.password} is not the cluster's. Put back the file that belongs to it.`
      throw fail('databaseStart', { reason }, { cause: error })
    }
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Ends our use, and returns whether the server is otherwise unused; if so, no other process can start to use it until
 * the connection ends. Our own mark is removed first: of two that leave at the same moment, exactly one is the last.
 */
export async function isLastUser(keeper: Keeper): Promise<boolean> {
  await keeper.client.query('select pg_advisory_unlock_shared($1)', [inUseKey])
  const answer = await keeper.client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
    inUseKey,
  ])
  return answer.rows[0]?.last === true
}

/** Shuts the server down (fast: open transactions roll back) and waits until it is gone. */
export async function shutDown(plan: ServerPlan, pid: number): Promise<void> {
  const deadline = Date.now() + plan.patienceMs
  signal(pid)
  for (;;) {
    const state = readPostmasterState(plan.cluster)
    if (state.kind !== 'running' || state.pid !== pid) return
    if (Date.now() > deadline) throw fail('databaseStart', { reason: `process ${pid} does not shut down.` })
    await sleep(10)
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (!hasErrorCode(error, 'ESRCH')) throw error
  }
}
