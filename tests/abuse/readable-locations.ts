import { lstat, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * Returns what other accounts of the machine may use of an installation: its folder and everything below, each with its
 * mode. Group execute permission on the folder itself, and no more, lets the database's account reach the cluster.
 */
export async function findReadableLocations(dataDir: string): Promise<readonly string[]> {
  const below = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const places = [
    { path: dataDir, closed: 0o067 },
    ...below
      .filter((entry) => entry.isFile() || entry.isDirectory())
      .map((entry) => ({ path: join(entry.parentPath, entry.name), closed: 0o077 })),
  ]
  const found: string[] = []
  for (const { path, closed } of places) {
    // A running database removes files while its folder is read.
    const mode = (await lstat(path).catch(() => null))?.mode ?? 0
    if ((mode & closed) !== 0) found.push(`${(mode & 0o777).toString(8)} ${relative(dataDir, path) || '.'}`)
  }
  return found
}
