import type { ResolvedField } from '@porchlight/metadata'

/** A column that an object's table has to have. */
export interface DesiredColumn {
  readonly tableName: string
  readonly columnName: string
  /** As the field type spells it: `numeric(10,2)`, `text collate "C"`. */
  readonly columnType: string
  /** What follows the type at creation: `not null`, or nothing. */
  readonly constraint: string
  /** How PostgreSQL computes its value; absent for columns that are written. */
  readonly computed?: ComputedColumn
}

/** A value derived from other columns of the row, and never null. */
export interface ComputedColumn {
  readonly expression: string
  /** The columns that the expression reads. */
  readonly from: readonly string[]
}

/** An index or foreign key, identified by a name that is derived from its definition. */
export interface DesiredPart {
  readonly name: string
  readonly tableName: string
  readonly statement: string
  /** The object's field that a violation of it is about; null for plain indexes. */
  readonly field: ResolvedField | null
  /** The computed column that it covers; absent for all others. */
  readonly over?: string
}

/** Everything that the tables of all objects need. Tables are in schema `record`. */
export interface DesiredSchema {
  readonly tableNames: readonly string[]
  readonly columns: readonly DesiredColumn[]
  readonly indexes: readonly DesiredPart[]
  readonly foreignKeys: readonly DesiredPart[]
}
