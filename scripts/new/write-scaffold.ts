import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatSource } from '../generate/format-source'
import { root } from '../source/root'
import { methodScaffold } from './method-scaffold'
import { objectScaffold } from './object-scaffold'
import { resourceScaffold } from './resource-scaffold'
import type { Scaffold, ScaffoldRequest } from './scaffold'
import { screenScaffold } from './screen-scaffold'

/** The kinds of scaffold, by the argument of `npm run new`. */
export const scaffolds: Readonly<Record<string, (request: ScaffoldRequest) => Scaffold>> = {
  resource: resourceScaffold,
  method: methodScaffold,
  object: objectScaffold,
  screen: screenScaffold,
}

/**
 * Writes the files of a scaffold, formatted; returns their paths, or null, and writes nothing, when its folder exists.
 */
export async function writeScaffold({ folder, files }: Scaffold): Promise<readonly string[] | null> {
  if (existsSync(join(root, folder))) return null
  mkdirSync(join(root, folder), { recursive: true })
  const written: string[] = []
  for (const [file, text] of Object.entries(files)) {
    const path = `${folder}/${file}`
    writeFileSync(join(root, path), await formatSource(path, text))
    written.push(path)
  }
  return written
}
