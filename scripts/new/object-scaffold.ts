import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../source/list-files'
import { root } from '../source/root'
import { camelCase, pascalCase, quote, type Scaffold, type ScaffoldRequest, splitDomain } from './scaffold'

/** Returns a custom object with a name field, one list view, and access for administrators only: `payments/refund`. */
export function objectScaffold({ name: given, label }: ScaffoldRequest): Scaffold {
  const { domain, name } = splitDomain(given)
  const variable = camelCase(name)
  const apiName = `${name.split('-').map(pascalCase).join('_')}__c`
  const words = `{ en: ${quote(label.en)}, es: ${quote(label.es)} }`
  return {
    folder: `domains/${domain}/objects/${name}`,
    files: {
      'access.ts': `import { allRecords, type ObjectDeclaration } from '@porchlight/metadata'

/** Classes of viewer that are not named reach nothing. */
export const ${variable}Access: ObjectDeclaration['access'] = {
  admin: { records: allRecords, read: 'all', create: 'all', update: 'all', delete: true },
}
`,
      'layouts.ts': `import { type LayoutsDeclaration, systemSection } from '@porchlight/metadata'

export const ${variable}Layouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Details', es: 'Detalles' },
      columns: 2,
      cells: ['Name'],
    },
    systemSection,
  ],
  compact: ['Name'],
}
`,
      'list-views.ts': `import type { ListViewDeclaration } from '@porchlight/metadata'

export const ${variable}ListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'All',
    label: { en: 'All', es: 'Todos' },
    displayColumns: ['Name'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
]
`,
      'related-lists.ts': `import type { RelatedListDeclaration } from '@porchlight/metadata'

export const ${variable}RelatedLists: readonly RelatedListDeclaration[] = []
`,
      'rules.ts': `import type { StateTable, ValidationRule } from '@porchlight/metadata'

export const ${variable}Rules: readonly ValidationRule[] = []

export const ${variable}StateTables: readonly StateTable[] = []
`,
      'object.ts': `import { defineObject } from '@porchlight/metadata'
import { ${variable}Access } from './access'
import { ${variable}Layouts } from './layouts'
import { ${variable}ListViews } from './list-views'
import { ${variable}RelatedLists } from './related-lists'
import { ${variable}Rules, ${variable}StateTables } from './rules'

export const ${variable}Object = defineObject({
  apiName: '${apiName}',
  keyPrefix: '${freeKeyPrefix()}',
  label: ${words},
  labelPlural: ${words},
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Name', es: 'Nombre' },
      length: 80,
      nameField: true,
      required: true,
      indexed: true,
    },
  },
  layouts: ${variable}Layouts,
  listViews: ${variable}ListViews,
  relatedLists: ${variable}RelatedLists,
  rules: ${variable}Rules,
  stateTables: ${variable}StateTables,
  access: ${variable}Access,
})
`,
    },
    next: [
      'Say in a docstring of object.ts what a record stands for, and write labelPlural.',
      'Add fields, in access.ts who may read and write them, and in layouts.ts where they stand.',
      'For demo records write demo/records/<object>.ts and name it in demo/world/build-demo-world.ts, after what it refers to.',
    ],
  }
}

/** Returns the first of a00, a01, … that no object uses. */
function freeKeyPrefix(): string {
  const used = new Set(
    listFiles('domains', ['/object.ts']).flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/keyPrefix: '(\w{3})'/g)].map(
        ([, prefix]) => prefix,
      ),
    ),
  )
  for (let number = 0; number < 36 ** 2; number += 1) {
    const prefix = `a${number.toString(36).padStart(2, '0')}`
    if (!used.has(prefix)) return prefix
  }
  return 'b00'
}
