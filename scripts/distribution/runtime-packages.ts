import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** An installed package of the registry. */
export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** As stated in its `package.json`; `null` if it states none. */
  readonly licence: string | null
  /** From the repository's root: `node_modules/pg`. */
  readonly folder: string
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/**
 * Returns the packages that `names` need at run time, themselves included, as located in the `node_modules` of `root`,
 * sorted by folder. Errors: an `Error` when one that is needed is not installed.
 */
export function runtimePackages(root: string, names: Iterable<string>): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>()
  const take = (name: string, from: string, isNeeded: boolean): void => {
    const folder = findInstalled(root, name, from)
    if (folder === null) {
      if (isNeeded) throw new Error(`${from} needs ${name}, which is not installed`)
      return
    }
    if (found.has(folder)) return
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    found.set(folder, {
      name: manifest.name,
      version: manifest.version,
      licence: licenceOf(manifest),
      folder,
    })
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest
    // Optional packages are installed where they fit the machine, and are listed among the dependencies as well.
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
      take(each, folder, !(each in optionalDependencies))
    for (const each of Object.keys(peerDependencies))
      if (manifest.peerDependenciesMeta?.[each]?.optional !== true) take(each, folder, true)
  }
  for (const name of names) take(name, '', true)
  return [...found.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1))
}

/** Finds a package as Node does from a folder: in its own `node_modules`, or in those of the folders above. */
function findInstalled(root: string, name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = posix.join(folder === '.' ? '' : folder, 'node_modules', name)
    if (existsSync(join(root, candidate, 'package.json'))) return candidate
    if (folder === '' || folder === '.') return null
  }
}

function licenceOf({ license }: Manifest): string | null {
  return (typeof license === 'string' ? license : license?.type) ?? null
}
