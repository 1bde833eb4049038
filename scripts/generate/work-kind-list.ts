import { posix } from 'node:path'
import { listFiles } from '../source/list-files'
import type { GeneratedFile } from './generated-file'

const folder = 'domains'

/**
 * Generates the list of work for staff: what each `work-kind.ts` below a domain's `operations` exports as `workKind`.
 */
export function workKindList(): readonly GeneratedFile[] {
  const kinds = listFiles(folder, ['/work-kind.ts'])
    .map((path) => posix.relative(folder, path).replace(/\.ts$/, ''))
    .filter((module) => posix.dirname(module).endsWith('/operations'))
    .map((module) => ({ module, variable: variableOf(module) }))
  const imports = kinds.map(
    ({ module, variable }) => `import { workKind as ${variable} } from '../../${module}'\n`,
  )
  return [
    {
      path: `${folder}/work/operations/work-kinds.ts`,
      text: `import type { WorkKind } from '../../customers/operations/work/define-work-kind'\n${imports.join('')}
/** Every kind of work that waits for staff, in the order of the folders. */
export const workKinds: readonly WorkKind[] = [${kinds.map(({ variable }) => variable).join(', ')}]\n`,
    },
  ]
}

/** Converts `messages/operations/work-kind` → `messagesWork`. */
function variableOf(module: string): string {
  const domain = module.split('/')[0] ?? ''
  return `${domain.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Work`
}
