import { fail } from '@porchlight/errors'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FilesPort } from '../files-port'

/** Keeps files below `directory`, which is made when the first is kept. */
export function createDiskFiles(directory: string): FilesPort {
  return createFlydriveFiles(new Disk(new FSDriver({ location: directory, visibility: 'private' })))
}

/** The port over a disk of the library, whatever its driver. */
function createFlydriveFiles(disk: Disk): FilesPort {
  const reach = async <Result>(use: () => Promise<Result>): Promise<Result> => {
    try {
      return await use()
    } catch (cause) {
      throw fail('unavailable', {}, { cause })
    }
  }
  return {
    put: (key, bytes) =>
      reach(async () => {
        try {
          await disk.putStream(key, bytes)
        } catch (cause) {
          await disk.delete(key)
          throw cause
        }
      }),
    get: (key) => reach(async () => ((await disk.exists(key)) ? await disk.getStream(key) : null)),
    remove: (key) => reach(() => disk.delete(key)),
  }
}
