import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFolders } from '../source/list-files'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'

const folder = 'apps/portal/src/screens'

/** The screens of the portal: what each folder's `screen.ts` exports as `screen`. */
export function screenList(): readonly GeneratedFile[] {
  const screens = listFolders(folder)
    .filter((name) => existsSync(join(root, folder, name, 'screen.ts')))
    .map((name) => ({ name, variable: name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) }))
  const imports = screens.map(
    ({ name, variable }) => `import { screen as ${variable} } from './${name}/screen'\n`,
  )
  const list = screens.map(({ variable }) => variable).join(', ')
  return [
    {
      path: `${folder}/index.ts`,
      text: `import type { Screen } from '../shell/screen'\n${imports.join('')}
export const screens: readonly Screen[] = [${list}]\n`,
    },
  ]
}
