import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { hasErrorCode } from '../places/error-code'
import { halfMadePath } from '../places/half-made'
import type { ServerPaths } from '../places/places'

/**
 * Reads the password of the cluster, or creates one. Two processes that start concurrently get the same one, because
 * the file appears whole and only once.
 */
export function readOrMakePassword(places: ServerPaths): string {
  return readPassword(places) ?? makePassword(places)
}

/** The password of the cluster; undefined before the cluster is created. */
function readPassword(places: ServerPaths): string | undefined {
  try {
    return readFileSync(places.password, 'utf8').trim()
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function makePassword(places: ServerPaths): string {
  const half = halfMadePath(places.dataDir, 'postgres.password')
  writeDurably(half, randomBytes(24).toString('hex') + '\n')
  try {
    linkSync(half, places.password)
  } catch (error) {
    if (!hasErrorCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(half, { force: true })
  }
  return readFileSync(places.password, 'utf8').trim()
}

/** Writes a new file that only its owner reads, and waits until it is on the disk. */
export function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
