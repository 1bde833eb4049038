import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { CopiedFile } from './manifest'
import { createMeter } from './measure'

/** Returns the paths of all files under `folder`, in order; empty when there is no such folder. */
export async function listDataFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .sort()
}

/** Yields the bytes of each file, and calls `measured` with their measure; a file that no longer exists is skipped. */
export async function* readDataFiles(
  folder: string,
  paths: readonly string[],
  measured: (file: CopiedFile) => void,
): AsyncGenerator<Buffer> {
  for (const path of paths) {
    const meter = createMeter()
    try {
      yield* meter.through(createReadStream(join(folder, path)))
    } catch (error) {
      if (isMissing(error)) continue
      throw error
    }
    const { bytes, sha256 } = meter.result()
    measured({ path, bytes, sha256 })
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
