import type { PicklistValueRepresentation, PicklistValuesRepresentation } from '@porchlight/metadata'
import type { Typed } from './field-text'

/** The values of a picklist that fit what its controlling field holds; all of them when nothing controls it. */
export function choicesOf(
  picklist: PicklistValuesRepresentation,
  controlling: Typed | undefined,
): readonly PicklistValueRepresentation[] {
  const isControlled = Object.keys(picklist.controllerValues).length > 0
  if (!isControlled || controlling === undefined) return picklist.values
  const index = picklist.controllerValues[String(controlling)]
  return index === undefined ? [] : picklist.values.filter(({ validFor }) => validFor.includes(index))
}
