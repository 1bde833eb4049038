import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../source/list-files'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'

interface Adapter {
  readonly name: string
  readonly hook: string
  readonly kind: 'Read' | 'Write'
  /** The type of its config or input, as its folder names it. */
  readonly config: string
  readonly door: string
}

const folder = 'packages/data-service-react/src'
const doors = [
  { door: '@porchlight/portal-methods/client', folder: 'packages/portal-methods/src' },
  { door: '@porchlight/ui-api/client', folder: 'packages/ui-api/src' },
]

/** The hooks of `packages/data-service-react`: one per adapter, `useRecord` for `getRecord`. */
export function hookIndex(): readonly GeneratedFile[] {
  const adapters = doors
    .flatMap(({ door, folder: source }) => adaptersIn(source).map((adapter) => ({ ...adapter, door })))
    .sort((a, b) => (a.hook < b.hook ? -1 : 1))
  return [{ path: `${folder}/hooks.ts`, text: hooks(adapters) }]
}

/**
 * The package's door with its list of hooks brought up to date; its other lines are written by hand.
 * Null when it has no such list.
 */
export function hookDoor(): GeneratedFile | null {
  const path = `${folder}/index.ts`
  if (!existsSync(join(root, path))) return null
  const text = readFileSync(join(root, path), 'utf8')
  const names = doors.flatMap(({ folder: source }) => adaptersIn(source).map(({ hook }) => hook)).sort()
  const list = /export \{[^}]*\} from '\.\/hooks'\n/
  return list.test(text)
    ? { path, text: text.replace(list, `export { ${names.join(', ')} } from './hooks'\n`) }
    : null
}

function adaptersIn(source: string): readonly Omit<Adapter, 'door'>[] {
  return listFiles(source, ['/client.ts']).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [...text.matchAll(/^export const (\w+) = define(Read|Write)Adapter<\s*(\w+),/gm)].map(
      ([, name = '', kind, config = '']) => ({
        name,
        config,
        kind: kind === 'Write' ? ('Write' as const) : ('Read' as const),
        hook: `use${capitalise(kind === 'Read' ? name.replace(/^get/, '') : name)}`,
      }),
    )
  })
}

function hooks(adapters: readonly Adapter[]): string {
  const imports = doors.flatMap(({ door }) => {
    const names = adapters
      .filter((adapter) => adapter.door === door)
      .flatMap(({ name, config, kind }) =>
        kind === 'Read' && isNamedType(config) ? [name, `type ${config}`] : [name],
      )
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${door}'\n`]
  })
  return [
    ...imports,
    "import { type ReadHookOptions, useReadAdapter } from './use-read-adapter'\n",
    "import { useWriteAdapter } from './use-write-adapter'\n",
    ...adapters.map((adapter) => `\n${adapter.kind === 'Read' ? readHook(adapter) : writeHook(adapter)}`),
  ].join('')
}

function readHook({ hook, name, config }: Adapter): string {
  return `/** Reads through the adapter \`${name}\`; undefined asks nothing yet. */
export function ${hook}(config: ${config} | undefined, options?: ReadHookOptions) {
  return useReadAdapter('${hook}', ${name}, config, options)
}
`
}

function writeHook({ hook, name }: Adapter): string {
  return `/** A function that writes through the adapter \`${name}\`. */
export function ${hook}() {
  return useWriteAdapter('${hook}', ${name})
}
`
}

function isNamedType(type: string): boolean {
  return /^[A-Z]/.test(type)
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
