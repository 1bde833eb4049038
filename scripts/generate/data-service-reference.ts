import { posix } from 'node:path'
import { workBudgets } from '@porchlight/metadata'
import { listFiles } from '../source/list-files'
import type { GeneratedFile } from './generated-file'
import { loadModule } from './load-module'
import { markdownTable, pageHeader } from './markdown'

interface CallPage {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly query: SchemaOfObject
  readonly body: SchemaOfObject | null
  readonly successStatus: number
  readonly errors: readonly string[]
  readonly source: string
  readonly folder: string
}

interface SchemaOfObject {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

const services = [
  {
    title: 'Data service',
    root: '/services/data/v65.0',
    folders: ['platform/ui-api/src', 'apps/server/src/data-service'],
  },
  { title: 'Server methods', root: '/lwr/apex/v65.0', folders: ['domains'] },
]

/** Generates `docs/reference/data-service.md`: every call, from its contract. */
export async function dataServiceReference(): Promise<GeneratedFile> {
  const parts = await Promise.all(
    services.map(async ({ title, root, folders }) => {
      const calls = await readCalls(folders)
      return `## ${title}\n\nPaths are below \`${root}\`.\n\n${calls.map(describeCall).join('')}`
    }),
  )
  return {
    path: 'docs/reference/data-service.md',
    text: `${pageHeader('Calls')}Each call is one folder, which holds its contract, its handler and its client adapter. \`/openapi.json\` of a
running server says the same with every schema. Optional parameters end with \`?\`. Any \`vNN.N\` is answered alike.
The errors of [every call](errors.md) are not repeated.

${describeBudgets()}
${parts.join('\n').trimEnd()}\n`,
  }
}

function describeBudgets(): string {
  const rows = Object.values(workBudgets).map(({ limit, counted, advice }) => [
    limit.toLocaleString('en'),
    counted,
    advice,
  ])
  return `## Budgets

A call that needs more than one of these is refused with \`beyondBudget\` or \`tooManyValues\` before its SQL is compiled.

${markdownTable(['At most', 'Of', 'Beyond it'], rows)}
One person, or one address without a login, gets a third of the database connections of a process for lists, counts,
searches, batches and files. More of them at once wait in turn, up to five seconds; then they are answered 429
(\`tooMuchAtOnce\`) or, when others are in the way, 503 (\`unavailable\`), both with \`Retry-After\`.
`
}

async function readCalls(folders: readonly string[]): Promise<readonly CallPage[]> {
  const files = folders.flatMap((folder) =>
    listFiles(folder, ['/contract.ts']).filter((path) => path !== `${folder}/contract.ts`),
  )
  const calls = await Promise.all(
    files.map(async (path) => {
      const exported = Object.values((await loadModule(path)) ?? {})
      return exported.filter(isCall).map((call) => ({ ...call, folder: posix.dirname(path) }))
    }),
  )
  return calls.flat().sort((a, b) => compareText(a.path, b.path) || compareText(a.method, b.method))
}

function isCall(value: unknown): value is Omit<CallPage, 'folder'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['name', 'method', 'path', 'summary', 'query', 'body', 'errors'].every((key) => key in value)
  )
}

function describeCall(call: CallPage): string {
  const rows = [
    ['Query', parametersOf(call.query)],
    ['Body', call.body === null ? '' : parametersOf(call.body)],
    ['Answers', String(call.successStatus)],
    ['Errors', call.errors.map((key) => `\`${key}\``).join(', ')],
    ['Folder', `[\`${call.folder}\`](../../${call.folder})`],
    ['Specified in', call.source],
  ].filter(([, value]) => value !== '')
  const heading = `### ${call.method} ${call.path.replaceAll('{', '\\{')}`
  return `${heading}\n\n**${call.name}.** ${call.summary}\n\n${markdownTable(['', ''], rows)}\n`
}

function parametersOf(schema: SchemaOfObject): string {
  return Object.keys(schema.properties ?? {})
    .map((name) => `\`${name}${schema.required?.includes(name) === true ? '' : '?'}\``)
    .join(', ')
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
