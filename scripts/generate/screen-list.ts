import { posix } from 'node:path'
import { listFiles } from '../source/list-files'
import type { GeneratedFile } from './generated-file'

const folder = 'domains'

/**
 * Generates the list of the portal's screens: what each `screen.ts` below a domain's `screens` exports as `screen`.
 * And, for the server only, the folder of each one.
 */
export function screenList(): readonly GeneratedFile[] {
  const screens = listFiles(folder, ['/screen.ts']).map((path) => {
    const module = posix.relative(folder, path).replace(/\.ts$/, '')
    return { module, variable: variableOf(posix.dirname(module)) }
  })
  const imports = screens.map(
    ({ module, variable }) => `import { screen as ${variable} } from './${module}'\n`,
  )
  const list = screens.map(({ variable }) => variable).join(', ')
  const folders = screens.map(({ module, variable }) => `[${variable}.name]: '${posix.dirname(module)}',\n`)
  return [
    {
      path: `${folder}/screens.ts`,
      text: `import type { Screen } from '@porchlight/page-parts/screen'\n${imports.join('')}
/** Every screen, in the order of the folders. */
export const screens: readonly Screen[] = [${list}]\n`,
    },
    {
      path: `${folder}/screen-folders.ts`,
      text: `${imports.join('')}
/** The folder below \`domains\` of each screen's own code, by the screen's name. */
export const screenFolders: Readonly<Record<string, string>> = {\n${folders.join('')}}\n`,
    },
  ]
}

/** Converts `autopay/screens/authorize` → `autopayAuthorize`. */
function variableOf(path: string): string {
  return path.replace('/screens', '').replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
}
