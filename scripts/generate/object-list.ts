import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../source/list-files'
import { parseFile } from '../source/parse-file'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'

const folder = 'domains'

/**
 * Generates the list of the domains' objects: what each folder's `object.ts` exports under a name that ends with
 * `Object`.
 */
export function objectList(): readonly GeneratedFile[] {
  const objects = listFiles(folder, ['/object.ts'])
    .map((path) => ({ path, name: posix.basename(posix.dirname(path)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ path }) =>
      parseFile(path, readFileSync(join(root, path), 'utf8'))
        .exports.filter((found) => !found.typeOnly && found.name.endsWith('Object'))
        .map((found) => ({
          module: posix.relative(folder, path).replace(/\.ts$/, ''),
          variable: found.name,
        })),
    )
  const imports = objects.map(({ module, variable }) => `import { ${variable} } from './${module}'\n`)
  const list = objects.map(({ variable }) => `  ${variable},\n`).join('')
  return [
    {
      path: `${folder}/objects.ts`,
      text: `import type { ObjectDeclaration } from '@porchlight/metadata'\n${imports.join('')}
const declared = [\n${list}] as const

declare module '@porchlight/metadata' {
  interface DeclaredObjects {
    readonly all: (typeof declared)[number]
  }
}

/** Every object, one per folder, in the order of their names. */
export const objects: readonly ObjectDeclaration[] = declared\n`,
    },
  ]
}
