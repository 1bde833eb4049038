import { access, constants, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isSweep } from '../sweep/in-sweep'

/** Where Linux stores files in memory. */
const inMemory = '/dev/shm'

/** More than the databases of a test run occupy together, and than what is left of a machine of 8 GB. */
const roomNeeded = 3 * 1024 ** 3

/**
 * Creates the folder for the temporary files of a test run: in memory if there is room for it, because each test copies
 * a database of a thousand small files, which takes a disk most of a second. A sweep's million rows stay on the disk.
 */
export async function temporaryFolder(): Promise<string> {
  if (isSweep || process.env.TMPDIR !== undefined) return tmpdir()
  try {
    await access(inMemory, constants.W_OK)
    const { bavail, bsize } = await statfs(inMemory)
    return bavail * bsize >= roomNeeded ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}
