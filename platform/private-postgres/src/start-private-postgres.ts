import { realpathSync, statSync } from 'node:fs'
import { fail, isPorchlightError } from '@porchlight/errors'
import { reachableBinaries } from './binaries/reachable-binaries'
import { resolveBinaries } from './binaries/resolve-binaries'
import { applicationName, ensureApplicationDatabase } from './cluster/application-database'
import { readOrMakePassword } from './cluster/cluster-password'
import { createCluster, hasCluster } from './cluster/create-cluster'
import { type Account, canEnter, chooseAccount, claimFromRoot } from './places/account'
import { removeHalfMade } from './places/half-made'
import {
  closeSocketDirectory,
  letPass,
  openDataDir,
  openSocketDirectory,
  serverPathsIn,
} from './places/places'
import {
  isLastUser,
  joinRunning,
  type Keeper,
  openKeeper,
  type ServerPlan,
  shutDown,
} from './postmaster/keeper'
import { readPostmasterState } from './postmaster/postmaster-file'

/** The options of `startPrivatePostgres`. */
export interface StartOptions {
  /** Holds the cluster, its log and its password; created when it is missing. */
  readonly dataDir: string
  /** Receives progress, in whole sentences, for operations that take time. */
  readonly log: (sentence: string) => void
  /**
   * Server settings over our own, such as `{ fsync: 'off' }` for tests. They do not reach a server that already runs.
   */
  readonly settings?: Readonly<Record<string, string>>
  /** Called when the server is lost while in use; `ensureRunning` restarts it. */
  readonly onExit?: () => void
  /** The account for the server when this process is root; `nobody` by default (`_postgres` on macOS). */
  readonly unprivileged?: { readonly uid: number; readonly gid: number }
  /** How long a start or a stop may take, recovery included, in milliseconds; a minute by default. */
  readonly patienceMs?: number
}

/** A private PostgreSQL in use. */
export interface PrivatePostgres {
  /**
   * The database `porchlight`, through its socket, as a role that owns it and may create databases but is not a
   * superuser.
   */
  readonly connectionString: string
  /** True when the server was already running: for another process, or since a process that was killed. */
  readonly adopted: boolean
  /** Restarts the server when it is gone. Does nothing while it is running. Errors: `databaseStart`. */
  readonly ensureRunning: () => Promise<void>
  /** Ends the use. The last user shuts the server down; close pools first, their connections would break. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL server of `dataDir`, or uses the one that is already running there; creates the cluster on
 * first use. It listens only on a socket. It survives the death of this process; the next start uses it again. Errors:
 * `databaseStart` with a reason that says what to do.
 */
export async function startPrivatePostgres(options: StartOptions): Promise<PrivatePostgres> {
  try {
    const plan = await prepare(options)
    const wasUp = readPostmasterState(plan.cluster).kind === 'running'
    options.log(wasUp ? 'PostgreSQL is already running here.' : 'Starting PostgreSQL.')
    let keeper: Keeper | undefined
    let stopped = false
    let starting: Promise<void> | undefined

    const open = async () => {
      const opened = await openKeeper(plan)
      opened.client.on('end', () => {
        if (keeper !== opened) return
        keeper = undefined
        if (!stopped) options.onExit?.()
      })
      keeper = opened
      await ensureApplicationDatabase(opened.client, plan.password)
      return opened
    }
    const first = await open().catch(async (error: unknown) => {
      stopped = true
      await keeper?.client.end().catch(() => undefined)
      throw error
    })

    return {
      connectionString: connectionStringOf(first, plan.password),
      adopted: first.adopted,
      ensureRunning: async () => {
        if (stopped) throw fail('unavailable')
        if (keeper !== undefined) return
        starting ??= open()
          .then(() => undefined)
          .finally(() => {
            starting = undefined
          })
        await starting
      },
      stop: async () => {
        if (stopped) return
        stopped = true
        await starting?.catch(() => undefined)
        await leave(plan, keeper)
      },
    }
  } catch (error) {
    if (isPorchlightError(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw fail('databaseStart', { reason }, { cause: error })
  }
}

async function prepare(options: StartOptions): Promise<ServerPlan> {
  const places = serverPathsIn(openDataDir(options.dataDir))
  const account = chooseAccount(places.cluster, options.unprivileged)
  letPass(account, places.dataDir)
  const binaries = reachableBinaries(resolveBinaries(), account, places)
  const password = readOrMakePassword(places)
  const settings = options.settings ?? {}
  removeHalfMade(places.dataDir, 'postgres')
  if (!hasCluster(places, binaries)) {
    options.log('Creating the private database.')
    const scratch = openSocketDirectory(places.dataDir, account)
    await createCluster({ places, account, binaries, password, scratch, durable: settings.fsync !== 'off' })
  }
  const cluster = realpathSync(places.cluster)
  claimFromRoot(account, cluster)
  refuseUnreachable(account, cluster)
  return { places, cluster, account, binaries, password, settings, patienceMs: options.patienceMs ?? 60_000 }
}

function refuseUnreachable(account: Account, cluster: string): void {
  const { uid } = statSync(cluster)
  if (uid !== account.uid) {
    const reason = `${cluster} belongs to user ${uid}. Start as that user or as root, or give the folder to user ${account.uid}.`
    throw fail('databaseStart', { reason })
  }
  if (canEnter(account, cluster)) return
  const reason = `user ${account.uid}, which runs it, may not enter ${cluster}. Let it pass through the folders above.`
  throw fail('databaseStart', { reason })
}

/** Leaves, and shuts down the server when no other process uses it. */
async function leave(plan: ServerPlan, held: Keeper | undefined): Promise<void> {
  const keeper = held ?? (await joinRunning(plan, 5000))
  if (keeper === undefined) return
  // The connection may break at this moment; the server is then gone, or the next start adopts it.
  const isLast = await isLastUser(keeper).catch(() => false)
  if (isLast) await shutDown(plan, keeper.pid)
  await keeper.client.end().catch(() => undefined)
  if (isLast) closeSocketDirectory(keeper.socketDirectory)
}

function connectionStringOf(keeper: Keeper, password: string): string {
  const host = encodeURIComponent(keeper.socketDirectory)
  return `postgres://${applicationName}:${password}@${host}:${keeper.port}/${applicationName}?sslmode=disable`
}
