import type { ObjectDeclaration } from '@porchlight/metadata'
import { codeHeader, type GeneratedFile } from './generated-file'
import { loadModule } from './load-module'

/** The parts of a resolved object that are turned into types. */
interface ObjectShape {
  readonly apiName: string
  readonly fields: ReadonlyMap<
    string,
    { readonly reference: { readonly objectApiName: string; readonly relationshipName: string } | null }
  >
}

/**
 * Generates `platform/ui-api/src/field-names/object-fields-client.ts`: the fields of every object and the targets of
 * their references, as types for the configs of adapters.
 */
export async function fieldNames(): Promise<GeneratedFile | null> {
  const declared = await loadModule('domains/objects.ts')
  const metadata = await loadModule('platform/metadata/src/index.ts')
  if (declared === null || typeof metadata?.resolveMetadata !== 'function') return null
  const resolved: { readonly objects: ReadonlyMap<string, ObjectShape> } = metadata.resolveMetadata(
    declared.objects as readonly ObjectDeclaration[],
  )
  const objects = [...resolved.objects.values()].sort((a, b) => (a.apiName < b.apiName ? -1 : 1))
  const known = new Set(objects.map(({ apiName }) => apiName))
  return {
    path: 'platform/ui-api/src/field-names/object-fields-client.ts',
    text: `${codeHeader}/** The objects of this installation: the names of their fields, and the objects that references lead to. */
export interface ObjectFields {
${objects.map((object) => describeObject(object, known)).join('')}}
`,
  }
}

function describeObject({ apiName, fields }: ObjectShape, known: ReadonlySet<string>): string {
  const names = [...fields.keys()].map((name) => `'${name}'`)
  const spans = [...fields.values()].flatMap(({ reference }) =>
    reference !== null && known.has(reference.objectApiName)
      ? [`readonly ${reference.relationshipName}: '${reference.objectApiName}'`]
      : [],
  )
  return `  readonly ${apiName}: { readonly fields: ${names.join(' | ')}; readonly spans: { ${spans.join('; ')} } }\n`
}
