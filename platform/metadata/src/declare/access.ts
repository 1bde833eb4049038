import type { RowRule } from './row-rule'

/** The fields of an access rule: their api names, or every field of the object. */
export type FieldSet = readonly string[] | 'all'

/**
 * The access of one viewer class to one object. Anything not granted is denied: an absent property means none. System
 * fields (`Id`, `CreatedDate`, `LastModifiedDate`, `LastModifiedById`, `CreatedById`, `SystemModstamp`) are readable
 * wherever the record is; they are never writable.
 */
export interface AccessDeclaration {
  /** The records that can be read; those that can be updated or deleted are a subset. */
  readonly records: RowRule
  readonly read: FieldSet
  /** Fields that may be set at creation; by default, this class cannot create records. */
  readonly create?: FieldSet
  /** Fields that may be changed; none by default. */
  readonly update?: FieldSet
  readonly delete?: boolean
}
