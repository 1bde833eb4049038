import type { ResolvedField, ResolvedMetadata, ResolvedObject } from '@porchlight/metadata'
import { searchColumns } from '../search/search-columns'
import { quoteIdentifier, tableOf } from '../sql/identifier'
import { deriveIndexes } from './derive-indexes'
import type { DesiredColumn, DesiredPart, DesiredSchema } from './desired-schema'
import { partName } from './part-name'

/** System columns that have a value in every record; records that no user created have no `ById`. */
const notNullFields: ReadonlySet<string> = new Set([
  'Id',
  'CreatedDate',
  'LastModifiedDate',
  'SystemModstamp',
])

/** Whether the column of a field is never null. */
export function isNotNull(field: ResolvedField): boolean {
  return notNullFields.has(field.apiName)
}

/**
 * Returns the tables, columns, indexes and foreign keys that `metadata` requires. Required fields stay nullable in the
 * table: the write pipeline enforces them, and rows from before a field was required remain valid.
 */
export function deriveSchema(metadata: ResolvedMetadata): DesiredSchema {
  const objects = [...metadata.objects.values()]
  return {
    tableNames: objects.map((object) => object.apiName),
    columns: objects.flatMap((object) => [
      ...[...object.fields.values()].map((field) => columnFor(object, field)),
      ...searchColumns(object),
    ]),
    indexes: objects.flatMap((object) => deriveIndexes(metadata, object)),
    foreignKeys: objects.flatMap((object) => foreignKeysOf(metadata, object)),
  }
}

function columnFor(object: ResolvedObject, field: ResolvedField): DesiredColumn {
  const isId = field.apiName === 'Id'
  return {
    tableName: object.apiName,
    columnName: field.apiName,
    columnType: isId ? 'text collate "C"' : field.type.columnType(field),
    constraint: isId ? 'primary key' : isNotNull(field) ? 'not null' : '',
  }
}

/**
 * References are checked at the end of a transaction, so that records which refer to each other can be
 * written in any order. The creator of a record stays recorded after that user is deleted, so those columns have no
 * foreign key.
 */
function foreignKeysOf(metadata: ResolvedMetadata, object: ResolvedObject): readonly DesiredPart[] {
  const keys: DesiredPart[] = []
  for (const field of object.fields.values()) {
    const target = field.reference === null ? undefined : metadata.object(field.reference.objectApiName)
    if (target === undefined || field.system) continue
    const definition = `foreign key (${quoteIdentifier(field.apiName)}) references ${tableOf(target)} ("Id")`
    const name = partName('reference', object.apiName, definition)
    const statement = `alter table ${tableOf(object)} add constraint ${quoteIdentifier(name)} ${definition} deferrable initially deferred`
    keys.push({ name, tableName: object.apiName, statement, field })
  }
  return keys
}
