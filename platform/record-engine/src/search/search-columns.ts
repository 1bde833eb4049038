import { createHash } from 'node:crypto'
import { type ResolvedObject, viewerClasses } from '@porchlight/metadata'
import type { DesiredColumn } from '../schema/desired-schema'
import { quoteIdentifier } from '../sql/identifier'
import { identifiersSql, wordsSql } from './search-text'
import { type SearchedFields, searchedFields } from './searched-fields'

/** A column that PostgreSQL maintains for searches, and the operator class of its index. */
interface SearchColumn {
  readonly columnName: string
  readonly columnType: string
  readonly expression: string
  readonly from: readonly string[]
  readonly operatorClass: string
}

/**
 * Returns the columns that searches of an object use: for each set of fields that a viewer class searches by, one of
 * words and one of identifiers. PostgreSQL computes them when it stores a record.
 */
export function searchColumns(object: ResolvedObject): readonly DesiredColumn[] {
  return columnsOf(object).map(({ columnName, columnType, expression, from }) => ({
    tableName: object.apiName,
    columnName,
    columnType,
    constraint: '',
    computed: { expression, from },
  }))
}

/** The indexes over an object's search columns: the column, and with its operator class. */
export function searchIndexDefinitions(
  object: ResolvedObject,
): readonly { readonly over: string; readonly definition: string }[] {
  return columnsOf(object).map(({ columnName, operatorClass }) => ({
    over: columnName,
    definition: `${quoteIdentifier(columnName)} ${operatorClass}`.trimEnd(),
  }))
}

/** Returns the name of the column with the words of `fields`, of which there must be at least one. */
export function wordsColumnName(fields: SearchedFields): string {
  return wordsColumn(fields).columnName
}

/** The name of the column with the identifiers of `fields`, of which there is at least one. */
export function identifiersColumnName(fields: SearchedFields): string {
  return identifiersColumn(fields).columnName
}

function columnsOf(object: ResolvedObject): readonly SearchColumn[] {
  const columns = new Map<string, SearchColumn>()
  const add = (column: SearchColumn) => columns.set(column.columnName, column)
  for (const viewerClass of viewerClasses) {
    const fields = searchedFields(object, viewerClass)
    if (fields === null || object.access[viewerClass].records.kind === 'none') continue
    if (fields.words.length > 0) add(wordsColumn(fields))
    if (fields.identifiers.length > 0) add(identifiersColumn(fields))
  }
  return [...columns.values()]
}

function wordsColumn({ words }: SearchedFields): SearchColumn {
  const expression = wordsSql(words, quoteIdentifier)
  return {
    columnName: nameOf('words', expression),
    columnType: 'tsvector',
    expression,
    from: words,
    operatorClass: '',
  }
}

function identifiersColumn({ identifiers }: SearchedFields): SearchColumn {
  const expression = identifiersSql(identifiers, quoteIdentifier)
  return {
    columnName: nameOf('identifiers', expression),
    columnType: 'text collate "C"',
    expression,
    from: identifiers,
    operatorClass: 'gin_trgm_ops',
  }
}

/** A different expression is a different column: a column exists exactly when its content is right. */
function nameOf(part: string, expression: string): string {
  return `search_${part}_${createHash('sha256').update(expression).digest('hex').slice(0, 12)}`
}
