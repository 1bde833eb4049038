import { posix } from 'node:path'
import { listFiles } from '../source/list-files'
import type { GeneratedFile } from './generated-file'

const folder = 'domains'

/** The screens of the portal: what each `screen.ts` below a domain's `screens` exports as `screen`. */
export function screenList(): readonly GeneratedFile[] {
  const screens = listFiles(folder, ['/screen.ts']).map((path) => {
    const module = posix.relative(folder, path).replace(/\.ts$/, '')
    return { module, variable: variableOf(posix.dirname(module)) }
  })
  const imports = screens.map(
    ({ module, variable }) => `import { screen as ${variable} } from './${module}'\n`,
  )
  const list = screens.map(({ variable }) => variable).join(', ')
  return [
    {
      path: `${folder}/screens.ts`,
      text: `import type { Screen } from '@porchlight/page-parts/screen'\n${imports.join('')}
/** Every screen, in the order of the folders. */
export const screens: readonly Screen[] = [${list}]\n`,
    },
  ]
}

/** `autopay/screens/authorize` → `autopayAuthorize`. */
function variableOf(path: string): string {
  return path.replace('/screens', '').replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
}
