import { fail } from '@porchlight/errors'
import { quoteIdentifier } from '../sql/identifier'
import { addColumn, fillColumn } from './add-column'
import type { CurrentSchema } from './current-schema'
import type { DesiredColumn, DesiredPart, DesiredSchema } from './desired-schema'
import type { Migration } from './migration'

/**
 * What a statement blocks in its table: nothing; `some rows` at a time, briefly, for writers of one of them; or
 * `everyone`, briefly, once it has its lock.
 */
export type HoldsUp = 'nothing' | 'some rows' | 'everyone'

/** A statement of a step. */
export interface SchemaStatement {
  readonly text: string
  readonly holdsUp: HoldsUp
}

/** One step of a migration. */
export interface SchemaStep {
  /** Reports that it is missing. */
  readonly missing: string
  /** Reports that it was done. */
  readonly done: string
  readonly tableName: string
  /** Whether the table is new: nothing uses it yet, and it is created completely in one transaction. */
  readonly isOfNewTable: boolean
  /** In their order. Those of a table in use run by themselves, each outside a transaction. */
  readonly statements: readonly SchemaStatement[]
}

/** The difference between a database and the desired schema. */
export interface SchemaDifference {
  /** Derived, additive steps in the order they run: those of new tables come first. */
  readonly additions: readonly SchemaStep[]
  readonly migrations: readonly Migration[]
  /** Columns whose type differs; only a numbered migration may change them. */
  readonly conflicts: readonly string[]
}

/**
 * Compares without changing anything. Fails with `newerDatabase` when a newer version has removed what this one needs.
 */
export function compareSchema(
  desired: DesiredSchema,
  migrations: readonly Migration[],
  current: CurrentSchema,
): SchemaDifference {
  const ofNewerVersions = [...current.contractions].filter(
    (ran) => !migrations.some(({ name }) => name === ran),
  )
  if (ofNewerVersions.length > 0) throw fail('newerDatabase', { migrations: ofNewerVersions.join(', ') })
  const additions = [
    ...tableSteps(desired, current),
    ...columnSteps(desired, current),
    ...partSteps(desired, current),
  ]
  return {
    additions: [
      ...additions.filter((step) => step.isOfNewTable),
      ...additions.filter((step) => !step.isOfNewTable),
    ],
    migrations: migrations.filter((migration) => !current.migrations.has(migration.name)),
    conflicts: desired.columns.flatMap((column) => typeConflict(column, current)),
  }
}

function tableSteps(desired: DesiredSchema, current: CurrentSchema): readonly SchemaStep[] {
  return desired.tableNames
    .filter((tableName) => !current.tableNames.has(tableName))
    .map((tableName) => {
      const columns = desired.columns.filter((column) => column.tableName === tableName)
      const body = columns.map((column) => `${columnDefinition(column)} ${column.constraint}`.trimEnd())
      return {
        missing: `Table ${tableName} is missing.`,
        done: `Created table ${tableName}.`,
        tableName,
        isOfNewTable: true,
        statements: [
          {
            text: `create table record.${quoteIdentifier(tableName)} (${body.join(', ')})`,
            holdsUp: 'nothing',
          },
        ],
      }
    })
}

/** Columns added to an existing table are nullable, so that existing rows stay valid. */
function columnSteps(desired: DesiredSchema, current: CurrentSchema): readonly SchemaStep[] {
  return desired.columns
    .filter((column) => current.tableNames.has(column.tableName) && !current.columns.has(keyOf(column)))
    .map((column) => ({
      missing: `Column ${keyOf(column)} is missing.`,
      done: `Added column ${keyOf(column)}.`,
      tableName: column.tableName,
      isOfNewTable: false,
      statements: [{ text: addColumn(column), holdsUp: 'everyone' }],
    }))
}

function partSteps(desired: DesiredSchema, current: CurrentSchema): readonly SchemaStep[] {
  const stepOf = (part: DesiredPart, statements: readonly SchemaStatement[]): readonly SchemaStep[] => {
    if (current.parts.has(part.name)) return []
    const isOfNewTable = !current.tableNames.has(part.tableName)
    const whole: SchemaStatement = { text: part.statement, holdsUp: 'nothing' }
    return [
      {
        missing: `${part.name} on ${part.tableName} is missing.`,
        done: `Added ${part.name} on ${part.tableName}.`,
        tableName: part.tableName,
        isOfNewTable,
        statements: isOfNewTable ? [whole] : statements,
      },
    ]
  }
  return [
    ...desired.indexes.flatMap((index) =>
      stepOf(index, [...fillStatements(index, current), ...indexStatements(index)]),
    ),
    ...desired.foreignKeys.flatMap((key) => stepOf(key, foreignKeyStatements(key, current))),
  ]
}

/**
 * Rows from before a computed column have no value in it: they are filled before the index that searches use is built.
 */
function fillStatements(
  { tableName, over }: DesiredPart,
  current: CurrentSchema,
): readonly SchemaStatement[] {
  if (over === undefined || current.generatedColumns.has(`${tableName}.${over}`)) return []
  return [{ text: fillColumn(tableName, over), holdsUp: 'some rows' }]
}

/** Built concurrently with ongoing work. An index whose build was interrupted is in the way, and useless. */
function indexStatements({ name, statement }: DesiredPart): readonly SchemaStatement[] {
  return [
    { text: `drop index concurrently if exists record.${quoteIdentifier(name)}`, holdsUp: 'nothing' },
    {
      text: statement.replace(/^create (unique )?index /, 'create $1index concurrently '),
      holdsUp: 'nothing',
    },
  ]
}

/** Applies to new rows immediately; existing rows are validated afterwards, concurrently with ongoing work. */
function foreignKeyStatements(
  { name, tableName, statement }: DesiredPart,
  { uncheckedForeignKeys }: CurrentSchema,
): readonly SchemaStatement[] {
  const add: SchemaStatement = { text: `${statement} not valid`, holdsUp: 'everyone' }
  const check = `alter table record.${quoteIdentifier(tableName)} validate constraint ${quoteIdentifier(name)}`
  return [...(uncheckedForeignKeys.has(name) ? [] : [add]), { text: check, holdsUp: 'nothing' }]
}

function typeConflict(column: DesiredColumn, current: CurrentSchema): readonly string[] {
  const actual = current.columns.get(keyOf(column))
  const wanted = catalogueSpelling(column.columnType)
  if (actual === undefined || actual === wanted) return []
  return [`Column ${keyOf(column)} is ${actual} and must become ${wanted}: write a numbered migration.`]
}

/** A column type as `format_type` of PostgreSQL spells it. */
function catalogueSpelling(columnType: string): string {
  const bare = bareType(columnType)
  const timestamp = /^timestamptz(\(\d\))?$/.exec(bare)
  if (timestamp !== null) return `timestamp${timestamp[1] ?? ''} with time zone`
  return bare.replace(/^varchar/, 'character varying')
}

/** A column type without its collation, in lower case and without spaces in its numbers. */
export function bareType(columnType: string): string {
  const [bare = ''] = columnType.toLowerCase().split(/\scollate\s/)
  return bare.trimEnd().replace(/,\s+/g, ',')
}

function columnDefinition({ columnName, columnType, computed }: DesiredColumn): string {
  const generated = computed === undefined ? '' : ` generated always as ${computed.expression} stored`
  return `${quoteIdentifier(columnName)} ${columnType}${generated}`
}

function keyOf(column: DesiredColumn): string {
  return `${column.tableName}.${column.columnName}`
}
