import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fail } from '@porchlight/errors'
import type { FilesPort } from '../files-port'

/** The format of keys: no part of one leads out of the folder. */
const keyPattern = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

/**
 * Stores files below `directory`, which is created with the first. Folders and files are accessible only to this
 * process's account, whatever its umask.
 */
export function createDiskFiles(directory: string): FilesPort {
  const reach = async <Result>(key: string, use: (path: string) => Promise<Result>): Promise<Result> => {
    try {
      if (!keyPattern.test(key)) throw new TypeError('The key leads out of the folder of files.')
      return await use(join(directory, key))
    } catch (cause) {
      throw fail('unavailable', {}, { cause })
    }
  }
  const remove = (path: string) => rm(path, { force: true })
  return {
    put: (key, bytes) =>
      reach(key, async (path) => {
        try {
          await mkdir(dirname(path), { recursive: true, mode: 0o700 })
          await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
        } catch (cause) {
          await remove(path)
          throw cause
        }
      }),
    get: (key) =>
      reach(key, async (path) => {
        try {
          return (await open(path)).createReadStream()
        } catch (error) {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
          throw error
        }
      }),
    remove: (key) => reach(key, remove),
  }
}
