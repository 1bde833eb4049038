import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFolders } from '../source/list-files'
import { parseFile } from '../source/parse-file'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'

const folder = 'packages/objects/src'

/** The objects of `packages/objects`: what each folder's `object.ts` exports under a name that ends with `Object`. */
export function objectList(): readonly GeneratedFile[] {
  const objects = listFolders(folder).flatMap((name) => {
    const file = join(root, folder, name, 'object.ts')
    if (!existsSync(file)) return []
    const exported = parseFile(file, readFileSync(file, 'utf8')).exports
    return exported
      .filter((found) => !found.typeOnly && found.name.endsWith('Object'))
      .map((found) => ({ name, variable: found.name }))
  })
  const imports = objects.map(({ name, variable }) => `import { ${variable} } from './${name}/object'\n`)
  const list = objects.map(({ variable }) => `  ${variable},\n`).join('')
  return [
    {
      path: `${folder}/objects.ts`,
      text: `import type { ObjectDeclaration } from '@porchlight/metadata'\n${imports.join('')}
/** Every object, one per folder, in the order of the folders. */
export const objects: readonly ObjectDeclaration[] = [\n${list}]\n`,
    },
  ]
}
