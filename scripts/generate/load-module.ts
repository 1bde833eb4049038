import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../source/root'

/** Loads the exports of a file of the repository, by name; null when there is no such file. */
export async function loadModule(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  const file = join(root, path)
  if (!existsSync(file)) return null
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href)
  return loaded
}
