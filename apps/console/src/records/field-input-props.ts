import type { ObjectInfoRepresentation, PicklistValuesRepresentation } from '@porchlight/metadata'
import type { InputValue } from './input-value'
import type { NamedReference } from './record-name'

/** How a field of a form is filled in. */
export interface FieldInputProps {
  readonly object: ObjectInfoRepresentation
  readonly fieldApiName: string
  readonly label: string
  readonly isRequired: boolean
  readonly picklist: PicklistValuesRepresentation | undefined
  readonly typed: InputValue
  /** What the field that controls the choices holds; undefined when none does. */
  readonly controlling: InputValue | undefined
  /** What another field of the form holds. */
  readonly getValue: (name: string) => InputValue
  /** What is wrong; undefined when nothing is. */
  readonly error: string | undefined
  /** The record that the stored value of a reference leads to; null when it is not known. */
  readonly reference: NamedReference | null
  /** Whether a referenced record can be created in a dialog; false where a press outside closes the form. */
  readonly canCreate?: boolean
  readonly onChange: (typed: InputValue) => void
}
