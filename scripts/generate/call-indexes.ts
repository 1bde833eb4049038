import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listFiles } from '../source/list-files'
import { type ExportOfFile, parseFile } from '../source/parse-file'
import { root } from '../source/root'
import type { GeneratedFile } from './generated-file'

/**
 * Generates the entries of each package whose features are folders of `contract.ts`, `server.ts` and `client.ts`. The
 * contract's entry also exports the definition of calls and every file of schemas; the server's entry the other
 * definitions and all handlers joined.
 */
export function callIndexes(): readonly GeneratedFile[] {
  return ['platform/ui-api/src', 'domains'].flatMap((folder) => {
    const files = listFiles(folder, ['.ts']).filter((path) => !path.endsWith('.test.ts'))
    const features = (name: string) =>
      files.filter((path) => path.endsWith(`/${name}`) && below(folder, path) !== name)
    const isDefinition = (path: string) => below(folder, path).startsWith('define/')
    const contracts = files.filter((path) => path.endsWith('/define/call.ts') || /-schemas?\.ts$/.test(path))
    return [
      exportsOf(folder, 'contract.ts', [...contracts, ...features('contract.ts')]),
      {
        path: `${folder}/server.ts`,
        text:
          joinedHandlers(folder, features('server.ts')) +
          reExports(
            folder,
            files.filter((path) => isDefinition(path) && !/(\/call|\/fixture|-client)\.ts$/.test(path)),
          ),
      },
      exportsOf(folder, 'client.ts', features('client.ts')),
      ...(folder === 'platform/ui-api/src' ? [joinedFixtures(folder, features('fixture.ts'))] : []),
    ]
  })
}

function exportsOf(folder: string, name: string, files: readonly string[]): GeneratedFile {
  const text = reExports(folder, files)
  return { path: `${folder}/${name}`, text: text === '' ? 'export {}\n' : text }
}

function reExports(folder: string, files: readonly string[]): string {
  return files
    .map((path) => ({ path, exports: exportedNames(path) }))
    .filter(({ exports }) => exports.length > 0)
    .map(({ path, exports }) => {
      const names = exports.map(({ name, typeOnly }) => (typeOnly ? `type ${name}` : name))
      return `export { ${names.join(', ')} } from '${specifierOf(folder, path)}'\n`
    })
    .join('')
}

function joinedHandlers(folder: string, files: readonly string[]): string {
  const named = files
    .filter((path) => exportedNames(path).some(({ name }) => name === 'handlers'))
    .map((path) => ({
      path,
      name: `${camelCase(posix.dirname(below(folder, path)).replace('/methods/', '/'))}Handlers`,
    }))
  const imports = named.map(
    ({ path, name }) => `import { handlers as ${name} } from '${specifierOf(folder, path)}'\n`,
  )
  const spread = named.map(({ name }) => `  ...${name},\n`)
  return `${imports.join('')}\n/** The handlers of every folder. */\nexport const handlers = [\n${spread.join('')}]\n\n`
}

/** Generates the examples of every call, for the suites that run over all calls. */
function joinedFixtures(folder: string, files: readonly string[]): GeneratedFile {
  const named = files
    .filter((path) => !below(folder, path).startsWith('define/'))
    .map((path) => ({ path, name: `${camelCase(posix.dirname(below(folder, path)))}Fixtures` }))
  const imports = named.map(
    ({ path, name }) => `import { fixtures as ${name} } from '${specifierOf(folder, path)}'\n`,
  )
  const spread = named.map(({ name }) => `  ...${name},\n`)
  const definition = `export type { CallFixture, FixtureCase, FixtureRequest, FixtureViewer, FixtureWorld } from './define/fixture'\n`
  return {
    path: `${folder}/fixtures.ts`,
    text: `import type { CallFixture } from './define/fixture'\n${imports.join('')}import { withImpliedCases } from './testing/implied-cases'\n\n/** The examples of every call. */\nexport const fixtures: readonly CallFixture[] = [\n${spread.join('')}].map(withImpliedCases)\n\n${definition}`,
  }
}

function exportedNames(path: string): readonly ExportOfFile[] {
  return parseFile(path, readFileSync(join(root, path), 'utf8')).exports
}

function specifierOf(folder: string, path: string): string {
  return `./${posix.relative(folder, path).replace(/\.tsx?$/, '')}`
}

function below(folder: string, path: string): string {
  return path.slice(folder.length + 1)
}

function camelCase(path: string): string {
  return path.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())
}
