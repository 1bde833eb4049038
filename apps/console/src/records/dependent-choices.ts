import type {
  ObjectInfoRepresentation,
  PicklistValueRepresentation,
  PicklistValuesRepresentation,
} from '@porchlight/metadata'
import type { InputValue } from './input-value'

/** The values of a picklist that fit what its controlling field holds; all of them when nothing controls it. */
export function availableChoices(
  picklist: PicklistValuesRepresentation,
  controlling: InputValue | undefined,
): readonly PicklistValueRepresentation[] {
  const isControlled = Object.keys(picklist.controllerValues).length > 0
  if (!isControlled || controlling === undefined) return picklist.values
  const index = picklist.controllerValues[String(controlling)]
  return index === undefined ? [] : picklist.values.filter(({ validFor }) => validFor.includes(index))
}

/** The choices that fit no longer once a field holds `value`, each emptied, and so on with those that they control. */
export function clearedDependents(
  object: ObjectInfoRepresentation,
  picklists: Readonly<Record<string, PicklistValuesRepresentation>> | undefined,
  getValue: (name: string) => InputValue,
  fieldApiName: string,
  value: InputValue,
): Readonly<Record<string, InputValue>> {
  const cleared: Record<string, InputValue> = {}
  for (const { apiName, controllerName } of Object.values(object.fields)) {
    const picklist = picklists?.[apiName]
    const currentValue = getValue(apiName)
    if (controllerName !== fieldApiName || picklist === undefined || currentValue === '') continue
    if (availableChoices(picklist, value).some((choice) => choice.value === currentValue)) continue
    Object.assign(cleared, { [apiName]: '' }, clearedDependents(object, picklists, getValue, apiName, ''))
  }
  return cleared
}
