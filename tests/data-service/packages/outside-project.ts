import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/source/root'
import { readExamples } from './examples'
import { runOutside } from './run-outside'

/** A third party's project: a Vite app with the packed packages installed, and the examples of their READMEs in it. */
export interface OutsideProject {
  readonly folder: string
  /**
   * Type-checks with the project's own compiler, using `tsconfig.json` or the named configuration; fails with its
   * output.
   */
  readonly compile: (configuration: string) => Promise<string>
  /** Builds the pages into `dist`. */
  readonly build: () => Promise<string>
  /** Calls an exported function of a compiled example in a separate Node process, and returns its result. */
  readonly call: (module: string, name: string, words: readonly string[]) => Promise<unknown>
  /** Returns the names that a module of the project exports at runtime. */
  readonly namesOf: (specifier: string) => Promise<readonly string[]>
  readonly remove: () => Promise<void>
}

/** Other packages of a new project; linked, because the tests use no network. */
const surroundings = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
]

/** Builds and packs the packages, and installs the tarballs into a new project outside the repository. */
export async function makeOutsideProject(): Promise<OutsideProject> {
  const place = await mkdtemp(join(tmpdir(), 'porchlight-outside-'))
  const [packages, tarballs, folder] = [join(place, 'packages'), join(place, 'tarballs'), join(place, 'app')]
  await Promise.all([tarballs, folder].map((path) => mkdir(path)))
  await runOutside(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts/build-packages.ts'), packages],
    root,
  )
  const built = (await readdir(packages)).map((name) => join(packages, name))
  await runOutside('npm', ['pack', '--silent', '--pack-destination', tarballs, ...built], place)
  await writeProject(folder)
  const packed = (await readdir(tarballs)).map((name) => join(tarballs, name))
  const linked = surroundings.map((name) => `file:${join(root, 'node_modules', name)}`)
  await runOutside(
    'npm',
    // The cache is empty and the network is off: only the tarballs' contents are installed.
    ['install', '--offline', '--cache', join(place, 'npm'), '--no-audit', '--no-fund', ...packed, ...linked],
    folder,
  )
  const program = (name: string) => join(folder, 'node_modules/.bin', name)
  const evaluate = async (script: string) =>
    JSON.parse(await runOutside(process.execPath, ['--input-type=module', '--eval', script], folder))
  return {
    folder,
    compile: (configuration) => runOutside(program('tsc'), ['--project', configuration], folder),
    build: () =>
      runOutside(program('vite'), ['build', '--logLevel', 'warn'], folder, { NODE_ENV: 'production' }),
    call: (module, name, words) =>
      evaluate(
        `const module = await import('./compiled/${module}')
        console.log(JSON.stringify(await module.${name}(...${JSON.stringify(words)})))`,
      ),
    namesOf: (specifier) =>
      evaluate(`console.log(JSON.stringify(Object.keys(await import('${specifier}')).sort()))`),
    remove: () => rm(place, { recursive: true, force: true }),
  }
}

async function writeProject(folder: string): Promise<void> {
  const examples = readExamples()
  const pages = [...examples.keys()].filter((name) => name.endsWith('.tsx'))
  const files = new Map([
    ...examples,
    ['types.ts', typeChecks],
    ['package.json', JSON.stringify({ name: 'outside', private: true, type: 'module' })],
    ['tsconfig.json', JSON.stringify(compilerSettings)],
    ['tsconfig.node.json', JSON.stringify(nodeSettings)],
    ['vite.config.js', viteSettings(pages.map(pageOf))],
    ...pages.map((name) => [pageOf(name), documentFor(name)] as const),
  ])
  await Promise.all([...files].map(([name, text]) => writeFile(join(folder, name), text)))
}

/** `account-page.tsx` is the script of `account-page.html`. */
function pageOf(example: string): string {
  return example.replace(/\.tsx$/, '.html')
}

function documentFor(example: string): string {
  return `<!doctype html><title>Outside</title><div id="root"></div><script type="module" src="/${example}"></script>`
}

function viteSettings(pages: readonly string[]): string {
  return `import react from '@vitejs/plugin-react'
export default { plugins: [react()], build: { rollupOptions: { input: ${JSON.stringify(pages)} } } }`
}

const compilerSettings = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    // The declarations of the packages are checked as well, and only the compiler's own are not.
    skipDefaultLibCheck: true,
    noEmit: true,
  },
  include: ['*.ts', '*.tsx'],
}

const nodeSettings = {
  extends: './tsconfig.json',
  compilerOptions: {
    module: 'nodenext',
    moduleResolution: 'nodenext',
    noEmit: false,
    rootDir: '.',
    outDir: 'compiled',
  },
}

/** What the types of the packages guarantee, and what they reject. */
const typeChecks = `import * as client from '@porchlight/data-service-client'
import { clientErrors, type Snapshot } from '@porchlight/data-service'
import { type ReadResult, useRecord, useUpdateRecord } from '@porchlight/data-service-react'
import { getRecord, type GetRecordConfig, type RecordRepresentation } from '@porchlight/ui-api/client'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

export const result: Same<ReturnType<typeof useRecord>, ReadResult<RecordRepresentation>> = true
export const config: Same<Parameters<typeof useRecord>[0], GetRecordConfig | undefined> = true
export const oneAdapter: Same<typeof client.getRecord, typeof getRecord> = true
export const oneHook: Same<typeof client.useUpdateRecord, typeof useUpdateRecord> = true
export const status: number = clientErrors.invalidConfig.status
export const read = (service: client.DataService): Snapshot<RecordRepresentation> | Promise<Snapshot<RecordRepresentation>> =>
  service.read(getRecord, { recordId: '', fields: ['Account.Name'] })

// @ts-expect-error: a record is named by its id
export const withoutId: GetRecordConfig = { fields: ['Account.Name'] }
// @ts-expect-error: accounts have no such field
export const misspelt: GetRecordConfig = { recordId: '', fields: ['Account.Nmae'] }
// @ts-expect-error: answers are read-only
export const changed = (record: RecordRepresentation) => { record.id = '' }
`
