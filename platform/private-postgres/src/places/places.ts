import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fail } from '@porchlight/errors'
import { type Account, canEnter, giveTo } from './account'
import { hasErrorCode } from './error-code'

/** The files and folders of one private PostgreSQL. */
export interface ServerPaths {
  /** The real path of the data directory. */
  readonly dataDir: string
  /** `<dataDir>/postgres`: the cluster, or a link to it. */
  readonly cluster: string
  readonly log: string
  readonly password: string
}

/** Where root stores what an unprivileged account has to reach. */
const sharedState = '/var/lib/porchlight'

/** The bytes that a socket's whole path may have: 103 on macOS, 107 on Linux. `/.s.PGSQL.5432` is part of it. */
const socketDirectoryLimit = 103 - '/.s.PGSQL.5432'.length

/**
 * Creates the data directory when it is missing, private to us, and returns its real path. If the directory or
 * something directly in it is open to other accounts, it is closed to them, and `say` is called. The parent folders get
 * the usual permissions, since the database account has to pass through.
 *
 * @throws dataDirOpen when it belongs to another user and cannot be closed
 */
export function openDataDir(dataDir: string, say: (sentence: string) => void = () => undefined): string {
  const parent = dirname(resolve(dataDir))
  const made = mkdirSync(parent, { recursive: true })
  for (let path = parent; made !== undefined && path.length >= made.length; path = dirname(path)) {
    chmodSync(path, 0o755)
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const directory = realpathSync(dataDir)
  const closed = [...closeEntries(directory), ...close(directory, 0o067)]
  if (closed.length > 0) say(`Closed to other accounts of this machine: ${closed.join(', ')}.`)
  return directory
}

/** Closes our own files and folders in the data directory; the cluster is the database's, which closes it itself. */
function closeEntries(directory: string): readonly string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.name !== 'postgres' && (entry.isDirectory() || entry.isFile()))
    .flatMap((entry) => close(join(directory, entry.name), 0o077))
}

/** Closes `path` when others have any permission in `forbidden`; returns the names of what it closed. */
function close(path: string, forbidden: number): readonly string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & forbidden) === 0) return []
  const mode = (found.mode & 0o777).toString(8)
  try {
    chmodSync(path, found.isDirectory() ? 0o700 : 0o600)
  } catch (error) {
    if (!hasErrorCode(error, 'EPERM', 'EACCES')) throw error
    throw fail('dataDirOpen', { path, mode }, { cause: error })
  }
  return [`${path} (mode ${mode})`]
}

/**
 * Lets the account pass through (not list) a data directory that only root can access, so that the cluster can be
 * inside.
 */
export function letPass(account: Account, dataDir: string): void {
  const { uid, mode } = statSync(dataDir)
  if (!account.switched || uid !== 0 || (mode & 0o067) !== 0) return
  chownSync(dataDir, 0, account.gid)
  chmodSync(dataDir, 0o710)
}

/** Returns the paths of the private PostgreSQL in `dataDir`, a real path. */
export function serverPathsIn(dataDir: string): ServerPaths {
  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    log: join(dataDir, 'postgres.log'),
    password: join(dataDir, 'postgres.password'),
  }
}

/** Returns the folder, reachable by the account, in which new clusters are created. */
export function clusterParent(places: ServerPaths, account: Account): string {
  if (canEnter(account, places.dataDir)) return places.dataDir
  return openSharedState()
}

/** Creates root's shared folder; rejects one that is not root's. */
export function openSharedState(): string {
  // The mode is set explicitly, since a strict umask would close it to the account that it is for.
  if (mkdirSync(sharedState, { recursive: true }) !== undefined) chmodSync(sharedState, 0o755)
  const found = lstatSync(sharedState)
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw fail('databaseStart', { reason: `${sharedState} has to be a folder that only root can write.` })
  }
  return sharedState
}

/**
 * Creates the folder of the socket and returns its path. It is short, because a socket's path is limited to about a
 * hundred bytes while a data directory may be deep, and private, because everyone can access `/tmp`. Errors:
 * `databaseStart` when another user created a folder of that name.
 */
export function openSocketDirectory(dataDir: string, account: Account): string {
  const name = `porchlight-${account.uid}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const parent = ['/tmp', tmpdir()].find((path) => existsSync(path)) ?? tmpdir()
  const path = join(parent, name)
  if (Buffer.byteLength(path) > socketDirectoryLimit) {
    throw fail('databaseStart', { reason: `the path ${path} is too long for a socket.` })
  }
  try {
    mkdirSync(path, { mode: 0o700 })
    giveTo(account, path)
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  }
  let found = lstatSync(path)
  if (found.uid === 0 && account.switched && found.isDirectory()) {
    // A kill between mkdir and chown leaves root's own folder, which is safe to hand over.
    giveTo(account, path)
    found = lstatSync(path)
  }
  if (!found.isDirectory() || found.uid !== account.uid || (found.mode & 0o077) !== 0) {
    const reason = `${path} is not a private folder of ours (owner ${found.uid}, mode ${(found.mode & 0o777).toString(8)}). Remove it.`
    throw fail('databaseStart', { reason })
  }
  return path
}

/** Removes the folder of the socket when it is empty; a server that starts at this moment recreates it. */
export function closeSocketDirectory(path: string): void {
  try {
    rmdirSync(path)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error
  }
}
