import type { FieldDataType, PicklistValueDeclaration } from '../declare/field'
import type { Label } from '../declare/label'
import type { Language } from '../viewer'
import type { FieldScalar } from './field-value'

/** The properties of a field that a data type needs to store, check and display its values. */
export interface FieldTraits {
  readonly apiName: string
  readonly label: Label
  readonly length: number
  readonly precision: number
  readonly scale: number
  readonly picklistValues: readonly PicklistValueDeclaration[]
}

/** A rejected value of a write. `reason` is a sentence for the user who typed it. */
export interface ValueRefusal {
  readonly refused: true
  readonly reason: { readonly en: string; readonly es: string }
}

/** The definition of one data type: how it is stored, read, checked and displayed. */
export interface FieldType {
  readonly dataType: FieldDataType
  /** The column's SQL type, such as `numeric(10,2)` or `text collate "C"`. */
  readonly columnType: (field: FieldTraits) => string
  readonly sortable: boolean
  readonly filterable: boolean
  /** Converts the value returned by the database driver (never undefined) to the JSON value. */
  readonly fromColumn: (stored: unknown) => FieldScalar
  /**
   * Checks and normalises a value of a request for storage; never called with null. Empty text becomes null,
   * as on the platform, so the pipeline checks required fields after this.
   */
  readonly toColumn: (value: unknown, field: FieldTraits) => FieldScalar | ValueRefusal
  /**
   * Returns the display value; null where the platform shows the plain value (text, ids, plain numbers). Months are
   * spelled out; money has cents; the time zone is America/Chicago.
   */
  readonly display: (value: FieldScalar, field: FieldTraits, language: Language) => string | null
}
