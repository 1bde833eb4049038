import { join } from 'node:path'
import { readWorkspace } from '../source/workspace'
import { emitModules } from './emit-modules'
import { flattenTypes } from './flatten-types'
import { type PublishedPackage, publishedPackages, specifierOf } from './published-packages'
import { writePackage } from './write-package'

/** Builds every published package into a separate folder below `target`, and returns those folders. */
export function buildPackages(target: string): readonly string[] {
  const workspace = readWorkspace()
  const doors = publishedPackages.map((published) => ({
    published,
    specifier: specifierOf(published),
    entry: entryOf(published, workspace),
  }))
  const { scripts, declarations } = emitModules(doors.map(({ entry }) => `${entry}.ts`))
  const types = flattenTypes(doors, declarations)
  return doors.map(({ published, specifier, entry }) => {
    const folder = join(target, published.name.replace('@porchlight/', ''))
    writePackage(folder, { published, entry, scripts, types: types.get(specifier) ?? '' })
    return folder
  })
}

function entryOf({ name, door }: PublishedPackage, workspace: ReturnType<typeof readWorkspace>): string {
  const file = workspace.get(name)?.doors.get(door)
  if (file === undefined) throw new Error(`${name} has no export "${door}"`)
  return file.replace(/\.ts$/, '')
}
