import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FilesPort } from '@porchlight/providers/files'
import { bookPathOf } from '../../facts/book-file-names'
import type { StoredUpload } from './stored-uploads'

/** Returns the folder of an upload below `parent`. */
export function uploadFolder(parent: string, { id }: Pick<StoredUpload, 'id'>): string {
  return join(parent, id)
}

/** The folders in which `importBook` leaves what it found. */
const resultFolders = ['refused', 'changes']

/**
 * Writes the files of an upload into a folder below `parent` that only our account can read. What an earlier run of the
 * same upload left behind is removed. Fails when a file is no longer stored.
 */
export async function openUploadFolder(
  files: Pick<FilesPort, 'get'>,
  parent: string,
  upload: StoredUpload,
): Promise<string> {
  const folder = uploadFolder(parent, upload)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { name, key } of upload.files) {
    const path = bookPathOf(name)
    const bytes = key === null ? null : await files.get(key)
    if (path === null || bytes === null) throw new RangeError('A file of an upload is not stored.')
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
    await pipeline(bytes, createWriteStream(join(folder, path), { mode: 0o600 }))
  }
  return folder
}

/** Removes a folder with everything in it. */
export async function closeUploadFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

/** Returns the paths of the result files in a folder, relative to it. */
export async function resultPaths(folder: string): Promise<readonly string[]> {
  const paths = await Promise.all(
    resultFolders.map(async (name) => {
      const names = await readdir(join(folder, name)).catch(() => [])
      return names.toSorted().map((file) => `${name}/${file}`)
    }),
  )
  return paths.flat()
}

/** Removes folders below `parent` that a killed process left there more than a day before `now`. */
export async function removeAbandonedFolders(parent: string, now: Date): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && now.getTime() - found.mtimeMs > 86_400_000) await closeUploadFolder(path)
  }
}
