import { quoteIdentifier } from '../sql/identifier'
import type { CurrentSchema } from './current-schema'
import type { DesiredColumn, DesiredSchema } from './desired-schema'
import type { Migration } from './migration'

/** One thing to do. */
export interface SchemaStep {
  /** Tells that it is missing. */
  readonly missing: string
  /** Tells that it was done. */
  readonly done: string
  readonly statement: string
}

/** What stands between a database and the schema that is wanted. */
export interface SchemaDifference {
  /** Derived, additive steps in the order they run. */
  readonly additions: readonly SchemaStep[]
  readonly migrations: readonly Migration[]
  /** Columns whose type differs; only a numbered migration may change them. */
  readonly conflicts: readonly string[]
}

/** Compares; touches nothing. */
export function compareSchema(
  desired: DesiredSchema,
  migrations: readonly Migration[],
  current: CurrentSchema,
): SchemaDifference {
  return {
    additions: [
      ...tableSteps(desired, current),
      ...columnSteps(desired, current),
      ...partSteps(desired, current),
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
        statement: `create table record.${quoteIdentifier(tableName)} (${body.join(', ')})`,
      }
    })
}

/** Columns that join an existing table are nullable, so that rows already there stay valid. */
function columnSteps(desired: DesiredSchema, current: CurrentSchema): readonly SchemaStep[] {
  return desired.columns
    .filter((column) => current.tableNames.has(column.tableName) && !current.columns.has(keyOf(column)))
    .map((column) => ({
      missing: `Column ${keyOf(column)} is missing.`,
      done: `Added column ${keyOf(column)}.`,
      statement: `alter table record.${quoteIdentifier(column.tableName)} add column ${columnDefinition(column)}`,
    }))
}

function partSteps(desired: DesiredSchema, current: CurrentSchema): readonly SchemaStep[] {
  return [...desired.indexes, ...desired.foreignKeys]
    .filter((part) => !current.parts.has(part.name))
    .map((part) => ({
      missing: `${part.name} on ${part.tableName} is missing.`,
      done: `Added ${part.name} on ${part.tableName}.`,
      statement: part.statement,
    }))
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

function columnDefinition(column: DesiredColumn): string {
  const generated =
    column.generatedAs === undefined ? '' : ` generated always as ${column.generatedAs} stored`
  return `${quoteIdentifier(column.columnName)} ${column.columnType}${generated}`
}

function keyOf(column: DesiredColumn): string {
  return `${column.tableName}.${column.columnName}`
}
