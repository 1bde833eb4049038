import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFolders } from './list-files'
import { root } from './root'
import type { SourceTree } from './source-tree'

/** A package or an app of the workspace. */
export interface WorkspaceMember {
  /** As imports name it: `@porchlight/ui-api`. */
  readonly name: string
  /** From the root: `platform/ui-api`. */
  readonly folder: string
  /** Exported path (`.`, `./contract`) to file from the root. */
  readonly doors: ReadonlyMap<string, string>
}

/** The target of an import. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly throughDoor: boolean }
  | { readonly kind: 'asset' }
  | { readonly kind: 'outside'; readonly packageName: string }
  | { readonly kind: 'missing'; readonly reason: string }

/** Reads the members of the workspace, by name. */
export function readWorkspace(): ReadonlyMap<string, WorkspaceMember> {
  const folders = [
    ...['platform', 'apps'].flatMap((group) => listFolders(group).map((name) => `${group}/${name}`)),
    'domains',
    'demo',
  ]
  const members = folders.flatMap((folder) => {
    const manifest = readManifest(folder)
    return manifest === null ? [] : [{ ...manifest, folder }]
  })
  return new Map(members.map((member) => [member.name, member]))
}

function readManifest(folder: string): Omit<WorkspaceMember, 'folder'> | null {
  let text: string
  try {
    text = readFileSync(join(root, folder, 'package.json'), 'utf8')
  } catch {
    return null
  }
  const manifest: { name: string; exports?: Record<string, string> } = JSON.parse(text)
  const doors = Object.entries(manifest.exports ?? {}).map(
    ([door, target]) => [door, posix.join(folder, target)] as const,
  )
  return { name: manifest.name, doors: new Map(doors) }
}

/** Finds the target of `specifier` in the file `importer`. */
export function resolveImport(
  importer: string,
  specifier: string,
  tree: SourceTree,
  workspace: ReadonlyMap<string, WorkspaceMember>,
): Target {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) {
    return findFile(posix.join(posix.dirname(importer), bare), tree, false)
  }
  const [first = '', second = ''] = bare.split('/')
  const packageName = bare.startsWith('@') ? `${first}/${second}` : first
  const member = workspace.get(packageName)
  if (member === undefined) return { kind: 'outside', packageName }
  const door = `.${bare.slice(packageName.length)}`
  const file = member.doors.get(door)
  if (file === undefined) return { kind: 'missing', reason: `${packageName} has no export "${door}"` }
  return findFile(file, tree, true)
}

function findFile(path: string, tree: SourceTree, throughDoor: boolean): Target {
  for (const candidate of [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`]) {
    if (tree.has(candidate)) return { kind: 'file', path: candidate, throughDoor }
  }
  return /\.(css|svg|json|woff2|txt|js|mjs|png)$/.test(path)
    ? { kind: 'asset' }
    : { kind: 'missing', reason: `${path} does not exist` }
}

/** Returns the folder of the app, package or domain that the file belongs to; its top folder for others. */
export function ownerOf(path: string): string {
  const [group = '', name = ''] = path.split('/')
  if (group === 'domains') return name.includes('.') ? group : `${group}/${name}`
  return group === 'platform' || group === 'apps' ? `${group}/${name}` : group
}
