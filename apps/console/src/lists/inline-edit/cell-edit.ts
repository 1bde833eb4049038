import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import type { InputValue } from '../../records/input-value'
import { isRecord } from '../../records/record-name'
import type { Refusal } from '../../records/refusal'
import type { RecordColumn } from '../record-column'

/** The edit of one cell, from the first key to the answer of the server. */
export interface CellEdit {
  readonly column: RecordColumn
  /** The field that the column shows; of a column with the name of another record, the reference to it. */
  readonly fieldApiName: string
  readonly isRequired: boolean
  /** The record as it was shown when the edit began: a newer version refuses what is saved. */
  readonly base: RecordRepresentation
  /** What was typed, by field: a choice also changes those that depend on it. */
  readonly typed: Readonly<Record<string, InputValue>>
  /** `refused` is closed with what was typed, and opens again with it. */
  readonly phase: 'open' | 'saving' | 'refused'
  /** What the cell says while it is saved, and after it was refused. */
  readonly text: string
  readonly refusal: Refusal
  /** The record as somebody else has saved it since, when that is why it was refused. */
  readonly stored: RecordRepresentation | null
}

/** The field that a cell of the column edits, and whether it may be emptied; null where the viewer edits nothing. */
export function findEditableField(
  object: ObjectInfoRepresentation,
  { fieldApiName, inlineEditAttributes }: RecordColumn,
  record: Pick<RecordRepresentation, 'recordTypeId'>,
): Pick<CellEdit, 'fieldApiName' | 'isRequired'> | null {
  const [name = '', nameField, ...deeper] = fieldApiName.split('.')
  const info =
    nameField === undefined
      ? object.fields[name]
      : Object.values(object.fields).find(
          ({ relationshipName, referenceToInfos }) =>
            relationshipName === name &&
            referenceToInfos.some(({ nameFields }) => nameFields.includes(nameField)),
        )
  if (deeper.length > 0 || info?.updateable !== true || !object.updateable) return null
  const own = Object.values(inlineEditAttributes ?? {})
  const attributes = inlineEditAttributes?.[record.recordTypeId ?? ''] ?? own[0]
  // A column that the address adds has no attributes: the rights to the field count alone.
  if (attributes?.editable === false) return null
  return { fieldApiName: info.apiName, isRequired: info.required || attributes?.required === true }
}

/** What a record holds in a field, a reference also where only the record that it leads to was read. */
export function getStoredValue(
  object: ObjectInfoRepresentation,
  record: Pick<RecordRepresentation, 'fields'>,
  fieldApiName: string,
): RecordRepresentation['fields'][string]['value'] | undefined {
  const own = record.fields[fieldApiName]
  if (own !== undefined) return own.value
  const relationship = object.fields[fieldApiName]?.relationshipName
  const parent = relationship == null ? undefined : record.fields[relationship]
  return isRecord(parent?.value) ? parent.value.id : parent?.value
}

/** The picklists that a field decides with: those that control it, and those that it controls, in this order. */
export function findLinkedFields(object: ObjectInfoRepresentation, fieldApiName: string): readonly string[] {
  const names = [fieldApiName]
  for (;;) {
    const controller = object.fields[names[0] ?? '']?.controllerName ?? null
    if (controller === null || names.includes(controller)) break
    names.unshift(controller)
  }
  for (const name of names) {
    for (const { apiName, controllerName } of Object.values(object.fields)) {
      if (controllerName === name && !names.includes(apiName)) names.push(apiName)
    }
  }
  return names
}
