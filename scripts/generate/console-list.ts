import { posix } from 'node:path'
import { listFiles } from '../source/list-files'
import type { GeneratedFile } from './generated-file'

const folder = 'domains'

/**
 * Generates the list of what domains add to the console: the `page` of each `page.ts` and the `panel` of each
 * `panel.ts` below a domain's `console`. And, for the server only, the folder of each one.
 */
export function consoleList(): readonly GeneratedFile[] {
  const pages = partsOf('page')
  const panels = partsOf('panel')
  const parts = [...pages, ...panels]
  const imports = parts
    .map(({ module, kind, variable }) => `import { ${kind} as ${variable} } from './${module}'\n`)
    .join('')
  const names = (listed: readonly Part[]) => listed.map(({ variable }) => variable).join(', ')
  const folders = parts.map(({ module, variable }) => `[${variable}.name]: '${posix.dirname(module)}',\n`)
  return [
    {
      path: `${folder}/console.ts`,
      text: `import type { ConsolePage, RecordPanel } from '@porchlight/page-parts/console-part'\n${imports}
/** Every page that a domain adds to the console, in the order of the folders. */
export const consolePages: readonly ConsolePage[] = [${names(pages)}]

/** Every panel that a domain adds to record pages of the console, in the order of the folders. */
export const recordPanels: readonly RecordPanel[] = [${names(panels)}]\n`,
    },
    {
      path: `${folder}/console-folders.ts`,
      text: `${imports}
/** The folder below \`domains\` of each part's own code, by the part's name. */
export const consoleFolders: Readonly<Record<string, string>> = {\n${folders.join('')}}\n`,
    },
  ]
}

interface Part {
  readonly kind: 'page' | 'panel'
  /** Its path below `domains`, without the ending. */
  readonly module: string
  readonly variable: string
}

function partsOf(kind: Part['kind']): readonly Part[] {
  return listFiles(folder, [`/${kind}.ts`])
    .map((path) => posix.relative(folder, path).replace(/\.ts$/, ''))
    .filter((module) => module.split('/')[1] === 'console')
    .map((module) => ({ kind, module, variable: variableOf(posix.dirname(module), kind) }))
}

/** Converts `work/console/work` → `workWorkPage`. */
function variableOf(path: string, kind: Part['kind']): string {
  const name = path.replace('/console', '').replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
  return `${name}${kind === 'page' ? 'Page' : 'Panel'}`
}
