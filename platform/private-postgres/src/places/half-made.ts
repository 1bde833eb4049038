import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasErrorCode } from './error-code'

/** Distinguishes our incomplete files from those of a killed process that had our process id, as in a new container. */
const ourMark = `${process.pid}-${randomBytes(4).toString('hex')}`

/**
 * Returns a sibling name of `parent/name` for something that is written there and renamed when complete. It contains
 * our process id, so that a later start can identify leftovers of a killed process.
 */
export function halfMadePath(parent: string, name: string): string {
  return join(parent, `${name}.making-${ourMark}-${randomBytes(4).toString('hex')}`)
}

/**
 * Removes incomplete versions of `parent/name` left behind by processes that no longer exist. What cannot be removed
 * stays for the next start: an `initdb` that outlived its starter may still be writing there.
 */
export function removeHalfMade(parent: string, name: string): void {
  const prefix = `${name}.making-`
  for (const entry of readdirSync(parent)) {
    if (!entry.startsWith(prefix) || entry.startsWith(`${prefix}${ourMark}`)) continue
    const maker = Number(entry.slice(prefix.length).split('-')[0])
    if (maker !== process.pid && processExists(maker)) continue
    try {
      rmSync(join(parent, entry), { recursive: true, force: true, maxRetries: 2 })
    } catch (error) {
      if (!hasErrorCode(error, 'ENOTEMPTY', 'EACCES', 'EPERM', 'EBUSY')) throw error
    }
  }
}

/** Whether a process has this id, whatever its owner. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasErrorCode(error, 'EPERM')
  }
}
