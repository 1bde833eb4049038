import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { fail } from '@porchlight/errors'
import { installBinaries } from '../binaries/reachable-binaries'
import type { Binaries } from '../binaries/resolve-binaries'
import { type Account, giveTo } from '../places/account'
import { hasErrorCode } from '../places/error-code'
import { halfMadePath, removeHalfMade } from '../places/half-made'
import { clusterParent, type ServerPaths } from '../places/places'
import { runProgram } from '../postmaster/run-program'
import { writeDurably } from './cluster-password'

/** The parameters of `createCluster`. */
export interface ClusterPlan {
  readonly places: ServerPaths
  readonly account: Account
  readonly binaries: Binaries
  /** The superuser's password. */
  readonly password: string
  /** A folder that only the account reads, for the time of the call. */
  readonly scratch: string
  /** False leaves out the waits for the disk; for clusters that may be lost, as in tests. */
  readonly durable: boolean
}

/**
 * Creates the cluster: UTF-8, ordered by code point through the builtin provider (the same order on every system),
 * passwords by SCRAM only, data checksums on. It is created under another name and renamed, so that a kill leaves
 * nothing incomplete under the final name; when two processes create it concurrently, the first one's stays. Errors:
 * `databaseStart` with the message of `initdb`.
 */
export async function createCluster(plan: ClusterPlan): Promise<void> {
  const { places } = plan
  const parent = clusterParent(places, plan.account)
  if (parent !== places.dataDir) removeHalfMade(parent, 'postgres')
  const half = halfMadePath(parent, 'postgres')
  mkdirSync(half, { mode: 0o700 })
  giveTo(plan.account, half)
  try {
    await initialise(half, plan)
    if (parent === places.dataDir) {
      installBinaries(half, places.cluster)
    } else {
      linkFromDataDir(half, parent, places)
    }
    if (plan.durable) syncDirectory(places.dataDir)
  } catch (error) {
    rmSync(half, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
}

async function initialise(cluster: string, plan: ClusterPlan): Promise<void> {
  removeHalfMade(plan.scratch, 'password')
  const passwordFile = halfMadePath(plan.scratch, 'password')
  try {
    writeDurably(passwordFile, plan.password + '\n')
    giveTo(plan.account, passwordFile)
    const result = await runProgram(
      plan.binaries.initdb,
      [
        ...['-D', cluster, '--username=postgres', `--pwfile=${passwordFile}`],
        ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        ...['--auth-local=scram-sha-256', '--auth-host=scram-sha-256', '--data-checksums'],
        ...(plan.durable ? [] : ['--no-sync']),
      ],
      plan.account,
    )
    if (result.exitCode !== 0)
      throw fail('databaseStart', { reason: `initdb failed: ${result.output.trim()}` })
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** The link appears atomically, so it plays the part that the rename plays in the data directory itself. */
function linkFromDataDir(half: string, parent: string, places: ServerPaths): void {
  const target = join(parent, `cluster-${randomBytes(8).toString('hex')}`)
  installBinaries(half, target)
  chmodSync(target, 0o700)
  try {
    symlinkSync(target, places.cluster)
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    if (!hasErrorCode(error, 'EEXIST')) throw error
  }
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}

/**
 * Checks whether the cluster has been created. Errors: `databaseStart` when it is lost or was created by another major
 * version.
 */
export function hasCluster(places: ServerPaths, binaries: Binaries): boolean {
  const isLink = lstatSync(places.cluster, { throwIfNoEntry: false })?.isSymbolicLink() === true
  if (isLink && !existsSync(places.cluster)) {
    const reason = `${places.cluster} leads to ${readlinkSync(places.cluster)}, which is gone. Put it back, or remove the link to begin anew.`
    throw fail('databaseStart', { reason })
  }
  const versionFile = join(places.cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) return false
  const major = readFileSync(versionFile, 'utf8').trim()
  if (major === binaries.major) return true
  const reason = `${places.cluster} was made by PostgreSQL ${major}, and this is ${binaries.major}. Back it up with the version that made it, then restore it.`
  throw fail('databaseStart', { reason })
}
