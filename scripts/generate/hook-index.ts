import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../source/list-files'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'

interface Adapter {
  readonly name: string
  readonly hook: string
  readonly kind: 'Read' | 'Write'
  /** The folder of its calls, `records`; of a server method the whole path of its folder. */
  readonly family: string
}

const folder = 'platform/data-service-react/src'

/**
 * Generates one hook per adapter, `useRecord` for `getRecord`: a file per family of calls in
 * `platform/data-service-react`, and `hook.ts` in the folder of each server method, so that a page loads only those of
 * its own methods.
 */
export function hookIndex(): readonly GeneratedFile[] {
  return [
    ...[...byFamily('platform/ui-api/src')].map(([family, adapters]) => ({
      path: `${folder}/hooks/${family}.ts`,
      text: hooks(adapters, '@porchlight/ui-api/client', (file) => `../${file}`),
    })),
    ...[...byFamily('domains')].map(([method, adapters]) => ({
      path: `${method}/hook.ts`,
      text: hooks(adapters, './client', () => '@porchlight/data-service-react'),
    })),
  ]
}

/**
 * Updates the lists of hooks in the package's entry; its other lines are written by hand. Returns null when it has no
 * such list.
 */
export function hookDoor(): GeneratedFile | null {
  const path = `${folder}/index.ts`
  if (!existsSync(join(root, path))) return null
  const text = readFileSync(join(root, path), 'utf8')
  const list = /export \{[^}]*\} from '\.\/hooks(\/[\w-]+)*'\n/g
  const lists = [...byFamily('platform/ui-api/src')].map(
    ([family, adapters]) =>
      `export { ${adapters.map(({ hook }) => hook).join(', ')} } from './hooks/${family}'\n`,
  )
  const [first] = text.match(list) ?? []
  if (first === undefined) return null
  const others = text.replace(first, '\u0000').replace(list, '')
  return { path, text: others.replace('\u0000', lists.join('')) }
}

/** Returns the adapters below a folder by family, in order; each server method is a separate family. */
function byFamily(source: string): ReadonlyMap<string, readonly Adapter[]> {
  const families = new Map<string, Adapter[]>()
  const adapters = [...adaptersIn(source)].sort((a, b) => (a.family + a.hook < b.family + b.hook ? -1 : 1))
  for (const adapter of adapters) {
    families.set(adapter.family, [...(families.get(adapter.family) ?? []), adapter])
  }
  return families
}

function adaptersIn(source: string): readonly Adapter[] {
  return listFiles(source, ['/client.ts']).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return [
      ...text.matchAll(/^export const (\w+) = define((?:Resource|Batch|List)?Read|Write)(?:Adapter)?</gm),
    ].map(([, name = '', kind]) => ({
      name,
      family: source === 'domains' ? posix.dirname(path) : (path.split('/')[3] ?? ''),
      kind: kind === 'Write' ? ('Write' as const) : ('Read' as const),
      hook: `use${capitalise(kind === 'Write' ? name : name.replace(/^get/, ''))}`,
    }))
  })
}

function hooks(
  adapters: readonly Adapter[],
  door: string,
  bridge: (file: 'use-read-adapter' | 'use-write-adapter') => string,
): string {
  const isUsed = (kind: Adapter['kind']) => adapters.some((adapter) => adapter.kind === kind)
  return [
    `import { ${adapters.map(({ name }) => name).join(', ')} } from '${door}'\n`,
    ...(isUsed('Read') ? [`import { readHook } from '${bridge('use-read-adapter')}'\n`] : []),
    ...(isUsed('Write') ? [`import { useWriteAdapter } from '${bridge('use-write-adapter')}'\n`] : []),
    ...adapters.map((adapter) => `\n${adapter.kind === 'Read' ? readHook(adapter) : writeHook(adapter)}`),
  ].join('')
}

/** Without the comment for the bundler, a page would load every hook of a family. */
function readHook({ hook, name }: Adapter): string {
  return `/** Reads through the adapter \`${name}\`; undefined requests nothing yet. */
export const ${hook} = /* @__PURE__ */ readHook('${hook}', ${name})
`
}

function writeHook({ hook, name }: Adapter): string {
  return `/** A function that writes through the adapter \`${name}\`. */
export function ${hook}() {
  return useWriteAdapter('${hook}', ${name})
}
`
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
