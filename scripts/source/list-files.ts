import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', '.git', '.porchlight'])

/**
 * Lists every file below `folder` whose name ends with one of `endings`, as sorted paths from the repository's root
 * with `/`. A folder that does not exist contains none; installed and built files are left out.
 */
export function listFiles(folder: string, endings: readonly string[]): readonly string[] {
  const found: string[] = []
  walk(folder, (path) => {
    if (endings.some((ending) => path.endsWith(ending))) found.push(path)
  })
  return found.sort()
}

/** Lists the names of the folders directly below `folder`, sorted; none when it does not exist. */
export function listFolders(folder: string): readonly string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !skipped.has(entry.name))
    .map((entry) => entry.name)
    .sort()
}

function walk(folder: string, visit: (path: string) => void): void {
  for (const entry of entriesOf(folder)) {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) walk(path, visit)
    } else if (entry.isFile()) {
      visit(path)
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
}
