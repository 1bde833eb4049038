import type {
  ObjectInfoRepresentation,
  PicklistValueRepresentation,
  PicklistValuesRepresentation,
} from '@porchlight/metadata'
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

/** The choices that fit no longer once a field holds `value`, each emptied, and so on with those that they control. */
export function emptiedDependents(
  object: ObjectInfoRepresentation,
  picklists: Readonly<Record<string, PicklistValuesRepresentation>> | undefined,
  current: (name: string) => Typed,
  fieldApiName: string,
  value: Typed,
): Readonly<Record<string, Typed>> {
  const emptied: Record<string, Typed> = {}
  for (const { apiName, controllerName } of Object.values(object.fields)) {
    const picklist = picklists?.[apiName]
    const held = current(apiName)
    if (controllerName !== fieldApiName || picklist === undefined || held === '') continue
    if (choicesOf(picklist, value).some((choice) => choice.value === held)) continue
    Object.assign(emptied, { [apiName]: '' }, emptiedDependents(object, picklists, current, apiName, ''))
  }
  return emptied
}
