import { chownSync, lchownSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The system account that PostgreSQL runs under. */
export interface Account {
  readonly uid: number
  readonly gid: number
  /** True when this process is root, so that programs are started as, and files handed over to, the account. */
  readonly switched: boolean
}

/**
 * The account for root's server, because PostgreSQL refuses to run as root: `nobody` on Linux, `_postgres` on macOS. It
 * must exist in the system's list of users; `initdb` looks it up.
 */
const defaultUnprivileged =
  process.platform === 'darwin' ? { uid: 216, gid: 216 } : { uid: 65534, gid: 65534 }

/**
 * Chooses the account for a cluster: our own, or, because PostgreSQL refuses to run as root, `unprivileged` when we are
 * root. An existing cluster keeps its owner, so that root can serve a cluster of an ordinary user.
 */
export function chooseAccount(
  cluster: string,
  unprivileged: { uid: number; gid: number } = defaultUnprivileged,
): Account {
  const uid = process.geteuid?.() ?? 0
  const gid = process.getegid?.() ?? 0
  if (uid !== 0) return { uid, gid, switched: false }
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, switched: true }
  return { ...unprivileged, switched: true }
}

/** The part of `spawn`'s options that starts a program under the account. */
export function spawnAs(account: Account): { uid?: number; gid?: number } {
  return account.switched ? { uid: account.uid, gid: account.gid } : {}
}

/** Changes the owner of a file or folder to the account; does nothing when we are that account already. */
export function giveTo(account: Account, path: string): void {
  if (account.switched) chownSync(path, account.uid, account.gid)
}

/**
 * Changes the owner of a folder and everything in it to the account when root owns it. PostgreSQL never runs as root,
 * so such a cluster is a copy that root made.
 */
export function claimFromRoot(account: Account, directory: string): void {
  if (!account.switched || lstatSync(directory).uid !== 0) return
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(directory, entry), account.uid, account.gid)
  }
  // Last, so that a kill in between leaves the folder owned by root and the next start resumes.
  chownSync(directory, account.uid, account.gid)
}

/** Whether the account may pass through `directory` and all folders above it. */
export function canEnter(account: Account, directory: string): boolean {
  if (!account.switched) return true
  for (let path = realpathSync(directory); ; path = dirname(path)) {
    const { mode, uid, gid } = lstatSync(path)
    const passes = uid === account.uid ? mode & 0o100 : gid === account.gid ? mode & 0o010 : mode & 0o001
    if (passes === 0) return false
    if (path === dirname(path)) return true
  }
}
