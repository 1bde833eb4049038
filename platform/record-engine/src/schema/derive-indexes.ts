import type { OrderByDeclaration, ResolvedMetadata, ResolvedObject, RowRule } from '@porchlight/metadata'
import { viewerClasses } from '@porchlight/metadata'
import { searchIndexDefinitions } from '../search/search-columns'
import { foldedText, quoteIdentifier, tableOf } from '../sql/identifier'
import type { DesiredPart } from './desired-schema'
import { partName } from './part-name'

/** Data types whose values are compared case-insensitively; ids and picklist values are exact. */
const foldedTypes: ReadonlySet<string> = new Set(['Email', 'Phone', 'String', 'TextArea', 'Url'])

interface KeyPart {
  readonly column: string
  readonly ascending: boolean
}

/**
 * Returns the indexes of one object: unique and indexed fields, every reference, and one per ordering that a list view
 * or related list requires, preceded by the column that its rows are restricted by. `Id` comes last, as it does in
 * every ordering.
 */
export function deriveIndexes(metadata: ResolvedMetadata, object: ResolvedObject): readonly DesiredPart[] {
  const indexes = new Map<string, DesiredPart>()
  const add = (part: DesiredPart) => indexes.set(part.name, part)
  for (const field of object.fields.values()) {
    if (field.apiName === 'Id' || (field.system && field.reference === null)) continue
    const column = quoteIdentifier(field.apiName)
    const folded = foldedTypes.has(field.dataType)
    if (field.unique) {
      const definition = folded ? foldedText(column) : column
      const name = partName('unique', object.apiName, definition)
      const statement = `create unique index ${quoteIdentifier(name)} on ${tableOf(object)} (${definition})`
      add({ name, tableName: object.apiName, statement, field })
    } else if (field.indexed && folded) {
      add(plainIndex(object, foldedText(column)))
    } else if (field.indexed || (field.reference !== null && !field.system)) {
      add(orderedIndex(object, [], [{ column: field.apiName, ascending: true }]))
    }
  }
  const restrictions = [
    ...new Set(viewerClasses.flatMap((viewer) => ownColumns(object.access[viewer].records))),
  ]
  for (const view of object.listViews) {
    const ordering = ownOrdering(object, view.orderedBy)
    if (ordering.length === 0) continue
    add(orderedIndex(object, [], ordering))
    for (const column of restrictions) add(orderedIndex(object, [column], ordering))
  }
  for (const parent of metadata.objects.values()) {
    for (const list of parent.relatedLists) {
      if (list.childObjectApiName !== object.apiName) continue
      add(orderedIndex(object, [list.fieldApiName], ownOrdering(object, list.orderedBy)))
    }
  }
  for (const { over, definition } of searchIndexDefinitions(object)) {
    add({ ...searchIndex(object, definition), over })
  }
  return [...indexes.values()]
}

/** Entries go into the index immediately: every search would have to scan a list of pending ones in full. */
function searchIndex(object: ResolvedObject, column: string): DesiredPart {
  const definition = `using gin (${column}) with (fastupdate = off)`
  const name = partName('index', object.apiName, definition)
  const statement = `create index ${quoteIdentifier(name)} on ${tableOf(object)} ${definition}`
  return { name, tableName: object.apiName, statement, field: null }
}

function plainIndex(object: ResolvedObject, definition: string): DesiredPart {
  const name = partName('index', object.apiName, definition)
  const statement = `create index ${quoteIdentifier(name)} on ${tableOf(object)} (${definition})`
  return { name, tableName: object.apiName, statement, field: null }
}

/** An index can be read equally well in both directions: the first key is ascending, so that two lists can share it. */
function orderedIndex(
  object: ResolvedObject,
  restrictedBy: readonly string[],
  ordering: readonly KeyPart[],
): DesiredPart {
  const keys = ordering.filter((key) => key.column !== 'Id' && !restrictedBy.includes(key.column))
  const lastAscending = keys.at(-1)?.ascending ?? true
  const flipped = keys[0]?.ascending === false
  const all = [...keys, { column: 'Id', ascending: lastAscending }]
  const parts = [
    ...restrictedBy.map(quoteIdentifier),
    ...all.map((key) => quoteIdentifier(key.column) + (key.ascending === flipped ? ' desc' : '')),
  ]
  return plainIndex(object, parts.join(', '))
}

/** The leading part of an ordering that is over the object's own columns. */
function ownOrdering(object: ResolvedObject, orderedBy: readonly OrderByDeclaration[]): readonly KeyPart[] {
  const keys: KeyPart[] = []
  for (const order of orderedBy) {
    const field = object.fieldsByLowerName.get(order.fieldApiName.toLowerCase())
    if (field === undefined) break
    keys.push({ column: field.apiName, ascending: order.isAscending })
  }
  return keys
}

/** The columns of the object itself that a row rule compares. */
function ownColumns(rule: RowRule): readonly string[] {
  if (rule.kind === 'viewer') return rule.path.length === 1 ? rule.path : []
  return rule.kind === 'any' ? rule.rules.flatMap(ownColumns) : []
}
