import type { RowRule } from './row-rule'

/** The fields of an access rule: their api names, or every field of the object. */
export type FieldSet = readonly string[] | 'all'

/**
 * What one class of viewer may do with one object. What is not granted is refused: an absent property
 * means none. System fields (`Id`, `CreatedDate`, `LastModifiedDate`, `LastModifiedById`, `CreatedById`,
 * `SystemModstamp`) are readable wherever the record is; they are never writable.
 */
export interface AccessDeclaration {
  /** The records that can be read; what can be updated or deleted is within them. */
  readonly records: RowRule
  readonly read: FieldSet
  /** Fields that may be set at creation; by default, this class cannot create records. */
  readonly create?: FieldSet
  /** Fields that may be changed; absent: none. */
  readonly update?: FieldSet
  readonly delete?: boolean
}
