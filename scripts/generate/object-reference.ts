import type { FieldDeclaration, FieldSet, ObjectDeclaration, RowRule } from '@porchlight/metadata'
import type { GeneratedFile } from './generated-file'
import { loadModule } from './load-module'
import { markdownTable, pageHeader } from './markdown'

/** Generates `docs/reference/objects.md`: every object with its fields, lists, states and access. */
export async function objectReference(): Promise<GeneratedFile | null> {
  const loaded = await loadModule('domains/objects.ts')
  if (loaded === null || !isObjectList(loaded.objects)) return null
  const objects = [...loaded.objects].sort((a, b) => (a.apiName < b.apiName ? -1 : 1))
  return {
    path: 'docs/reference/objects.md',
    text: `${pageHeader('Objects')}Each object is one folder of \`domains/<domain>/objects\`. Every record also has \`Id\`, \`CreatedDate\`, \`CreatedById\`,
\`LastModifiedDate\`, \`LastModifiedById\` and \`SystemModstamp\`. Classes of viewer that an object does not name reach
nothing; \`system\` reaches everything.

${objects.map(describeObject).join('\n')}`,
  }
}

function isObjectList(value: unknown): value is readonly ObjectDeclaration[] {
  return Array.isArray(value) && value.every((object) => typeof object === 'object' && 'keyPrefix' in object)
}

function describeObject(object: ObjectDeclaration): string {
  const fields = Object.entries(object.fields).map(([name, field]) => [
    `\`${name}\``,
    field.label.en,
    field.label.es,
    typeOf(field),
    notesOf(field, object.derived?.fields.includes(name) === true),
  ])
  const access = Object.entries(object.access).map(([viewerClass, granted]) => [
    viewerClass,
    rowsOf(granted.records),
    fieldsOf(granted.read),
    fieldsOf(granted.create),
    fieldsOf(granted.update),
    granted.delete === true ? 'yes' : '',
  ])
  const states = object.stateTables.flatMap(({ fieldApiName, initial, transitions }) => [
    `\`${fieldApiName}\` begins as ${initial.join(' or ')}; ` +
      Object.entries(transitions)
        .filter(([, next]) => next.length > 0)
        .map(([from, next]) => `${from} → ${next.join(', ')}`)
        .join('; ') +
      '.\n',
  ])
  const lists = [
    `List views: ${object.listViews.map(({ apiName }) => `\`${apiName}\``).join(', ') || 'none'}.`,
    `Related lists: ${object.relatedLists.map(({ relatedListId }) => `\`${relatedListId}\``).join(', ') || 'none'}.`,
  ]
  return [
    `## ${object.apiName}\n`,
    `${object.label.en} / ${object.label.es}. Ids begin with \`${object.keyPrefix}\`. ${lists.join(' ')}\n`,
    markdownTable(['Field', 'English', 'Spanish', 'Type', 'Notes'], fields),
    ...states,
    markdownTable(['Viewer', 'Records', 'Reads', 'Creates', 'Changes', 'Deletes'], access),
  ].join('\n')
}

function typeOf(field: FieldDeclaration): string {
  switch (field.dataType) {
    case 'Currency':
    case 'Double':
    case 'Percent':
      return `${field.dataType} (${field.precision}, ${field.scale})`
    case 'Email':
    case 'Phone':
    case 'String':
    case 'TextArea':
    case 'Url':
      return `${field.dataType} (${field.length})`
    case 'Picklist':
      return `Picklist: ${field.values.map(({ value }) => value).join(', ')}`
    case 'Reference':
      return `Reference to ${field.referenceTo} as \`${field.relationshipName}\``
    default:
      return field.dataType
  }
}

function notesOf(field: FieldDeclaration, isDerived: boolean): string {
  return [
    'nameField' in field && field.nameField === true ? 'name' : '',
    field.required === true ? 'required' : '',
    field.unique === true ? 'unique' : '',
    isDerived ? 'derived' : '',
    'childRelationshipName' in field ? `child list \`${field.childRelationshipName}\`` : '',
  ]
    .filter((note) => note !== '')
    .join(', ')
}

function rowsOf(rule: RowRule): string {
  switch (rule.kind) {
    case 'none':
      return 'none'
    case 'all':
      return 'all'
    case 'viewer':
      return `\`${rule.path.join('.')}\` is the viewer’s ${rule.equals}`
    case 'any':
      return rule.rules.map(rowsOf).join(' or ')
  }
}

function fieldsOf(fields: FieldSet | undefined): string {
  if (fields === undefined) return ''
  return fields === 'all' ? 'all fields' : fields.map((name) => `\`${name}\``).join(', ')
}
