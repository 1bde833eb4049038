import { listFiles } from '../source/list-files'
import { readSourceTree, type SourceTree } from '../source/source-tree'
import type { Check } from './check'

const forbiddenNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'lib', 'general'])
const maxLines = 400

/** Tables of data, which would not be more readable in parts. */
const dataTables: ReadonlySet<string> = new Set([
  'platform/data-service-client/src/index.ts',
  'platform/ui-api/src/field-names/object-fields-client.ts',
  'tests/data-service/read-adapter-cases.ts',
  'tests/data-service/shapes.ts',
])

/** The only places that may read `process.env`; the server's entry passes it to the settings. */
const environmentReaders = [
  /^apps\/server\/src\/main\.ts$/,
  /^apps\/server\/src\/settings\//,
  /^scripts\//,
  /^bench\//,
  /^platform\/test-kit\//,
  /^tests\//,
  /^vitest\.config\.ts$/,
  /\.test\.tsx?$/,
]

/** Files for which a tool requires a default export. */
const defaultExporters = [
  /\.config\.ts$/,
  /^platform\/test-kit\/src\/global-setup\//,
  // Vitest loads its runner this way.
  /-test-runner\.ts$/,
]

/**
 * Names, lengths, default and star exports, reading of the environment, and jobs whose one attempt loops over records:
 * a loop in a function that the job calls is not detected.
 */
export const namesAndSizes: Check = {
  name: 'names and sizes',
  run: async () => [...findNameProblems(everyPath()), ...findFileProblems(readSourceTree())],
}

function everyPath(): readonly string[] {
  return ['apps', 'platform', 'domains', 'demo', 'scripts', 'tests', 'bench', 'docs', 'deploy'].flatMap(
    (folder) => listFiles(folder, ['']),
  )
}

/** Finds paths with a forbidden word, or that are neither kebab-case nor a component's PascalCase. */
export function findNameProblems(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const words = path.split('/')
    const forbidden = words.find((word) => forbiddenNames.has(word.replace(/\..*$/, '')))
    if (forbidden !== undefined) return [`${path}: name it by what it knows, not '${forbidden}'`]
    const file = words.at(-1) ?? ''
    if (!/\.(ts|tsx|css)$/.test(file)) return []
    const stem = file.replace(/\..*$/, '')
    const isComponent = /^[A-Z][A-Za-z0-9]*$/.test(stem) && /\/src\/|^domains\//.test(path)
    return isComponent || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem) ? [] : [`${path}: name it in kebab-case`]
  })
}

/**
 * Finds files that are too long, export by default or by star, read the environment where they may not, or loop in a
 * job.
 */
export function findFileProblems(tree: SourceTree): readonly string[] {
  return [...tree.values()].flatMap((file) => {
    const { path } = file
    const problems: string[] = []
    if (file.lineCount > maxLines && !dataTables.has(path)) {
      problems.push(`${path}: ${file.lineCount} lines; split it (at most ${maxLines})`)
    }
    if (!defaultExporters.some((pattern) => pattern.test(path))) {
      problems.push(...file.defaultExports.map((line) => `${path}:${line}: export it by name`))
    }
    problems.push(...file.starExports.map((line) => `${path}:${line}: list what is exported`))
    if (!environmentReaders.some((pattern) => pattern.test(path))) {
      problems.push(...file.environmentReads.map((line) => `${path}:${line}: take settings as parameters`))
    }
    problems.push(...file.loopsOfJobs.map((line) => `${path}:${line}: walk over a table with defineWalk`))
    return problems
  })
}
