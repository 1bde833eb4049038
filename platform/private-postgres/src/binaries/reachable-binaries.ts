import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter } from '../places/account'
import { hasErrorCode } from '../places/error-code'
import { halfMadePath, removeHalfMade } from '../places/half-made'
import { openSharedState, type ServerPaths } from '../places/places'
import { makeLibraryLinks } from './library-links'
import { type Binaries, binariesIn } from './resolve-binaries'

/**
 * Returns the programs in a location where the account can run them: the original one or, when that cannot be reached
 * or completed, a copy. Root stores the copy in its shared folder, an ordinary user in the data directory.
 */
export function reachableBinaries(binaries: Binaries, account: Account, places: ServerPaths): Binaries {
  if (canRunIn(binaries, account) && makeLibraryLinks(binaries)) return binaries
  const parent = account.switched ? openSharedState() : places.dataDir
  const name = `postgresql-${binaries.version}`
  const copy = join(parent, name)
  if (!existsSync(copy)) {
    removeHalfMade(parent, name)
    const half = halfMadePath(parent, name)
    cpSync(binaries.directory, join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    makeReadable(half)
    makeLibraryLinks(binariesIn(join(half, 'native'), binaries.version))
    installBinaries(half, copy)
  }
  return binariesIn(join(copy, 'native'), binaries.version)
}

/** Renames a whole folder to its final name; when another process was first, its folder stays and ours is removed. */
export function installBinaries(half: string, target: string): void {
  try {
    renameSync(half, target)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!hasErrorCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
  }
}

/** Folders of an install with a strict umask may be closed to the account although those above are open. */
function canRunIn(binaries: Binaries, account: Account): boolean {
  const folders = ['bin', 'lib', join('lib', 'postgresql'), join('share', 'postgresql')]
  if (!folders.every((folder) => canEnter(account, join(binaries.directory, folder)))) return false
  return !account.switched || (lstatSync(binaries.postgres).mode & 0o005) === 0o005
}

function makeReadable(directory: string): void {
  chmodSync(directory, 0o755)
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else if (entry.isFile()) chmodSync(path, (lstatSync(path).mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
