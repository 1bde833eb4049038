import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFile } from '../source/parse-file'
import { root } from '../source/root'
import { describeExport } from './describe-export'
import type { GeneratedFile } from './generated-file'
import { pageHeader } from './markdown'

/** The doors that the published client joins. */
const doors = [
  { title: 'Engine', specifier: '@porchlight/data-service', path: 'platform/data-service/src/index.ts' },
  { title: 'Adapters', specifier: '@porchlight/ui-api/client', path: 'platform/ui-api/src/client.ts' },
  {
    title: 'Hooks',
    specifier: '@porchlight/data-service-react',
    path: 'platform/data-service-react/src/index.ts',
  },
]

/** Generates `platform/data-service-client/src/index.ts`: engine, adapters and hooks from one entry. */
export function clientEntry(): readonly GeneratedFile[] {
  if (!doors.every(({ path }) => existsSync(join(root, path)))) return []
  const lists = doors.map(({ specifier, path }) => {
    const names = exportsOf(path).map(({ name, typeOnly }) => (typeOnly ? `type ${name}` : name))
    return `export { ${names.join(', ')} } from '${specifier}'\n`
  })
  return [{ path: 'platform/data-service-client/src/index.ts', text: lists.join('') }]
}

/** Generates `docs/reference/data-service-client.md`: every public name of the client with its signature. */
export function clientReport(): GeneratedFile | null {
  if (!doors.every(({ path }) => existsSync(join(root, path)))) return null
  const parts = doors.map(({ title, path }) => {
    const lines = exportsOf(path)
      .map(({ name }) => name)
      .sort()
      .map((name) => describeExport(path, name))
    return `## ${title}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`
  })
  return {
    path: 'docs/reference/data-service-client.md',
    text: `${pageHeader('The client’s public names')}What \`@porchlight/data-service-client\` exports. A change here is a change for those who build on it; the guide
is [data-service.md](../guides/data-service.md).

${parts.join('\n')}`,
  }
}

function exportsOf(path: string) {
  return parseFile(path, readFileSync(join(root, path), 'utf8')).exports
}
