import type { PicklistValuesRepresentation } from '@porchlight/metadata'
import type { Typed } from './field-text'
import type { ShownRecord } from './shown-record'

/** How a field of a form is filled in. */
export interface FieldInputProps {
  readonly object: ShownRecord['object']
  readonly fieldApiName: string
  readonly label: string
  readonly isRequired: boolean
  readonly picklist: PicklistValuesRepresentation | undefined
  readonly typed: Typed
  /** What the field that controls the choices holds; undefined when none does. */
  readonly controlling: Typed | undefined
  /** What is wrong; undefined when nothing is. */
  readonly error: string | undefined
  /** What the record that a reference leads to is called; null when it leads to none or cannot be read. */
  readonly referenceName: string | null
  readonly onChange: (typed: Typed) => void
}
