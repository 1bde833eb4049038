import type { DataService } from '@porchlight/data-service'
import type { FieldScalar, ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { getRecord, updateRecord } from '@porchlight/ui-api/client'
import { type InputValue, parseFieldValue, toInputValue } from '../../records/input-value'
import { type Refusal, toRefusal } from '../../records/refusal'
import { getStoredValue } from './cell-edit'

interface CellSave {
  readonly object: ObjectInfoRepresentation
  /** The version that is changed. */
  readonly base: RecordRepresentation
  /** What was typed into fields that differ from `base`. */
  readonly typed: Readonly<Record<string, InputValue>>
  /** Whether it is saved although it doubles another record. */
  readonly allowSaveOnDuplicate: boolean
}

/** What became of a save: null when it was written. */
export interface CellRefusal {
  readonly refusal: Refusal
  /** The record as it is now, when somebody else has saved the same fields since. */
  readonly stored: RecordRepresentation | null
}

/** Converts what was typed to the data service's values. */
export function toFieldValues({
  object,
  typed,
}: Pick<CellSave, 'object' | 'typed'>): Record<string, FieldScalar> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      parseFieldValue(object.fields[name]?.dataType ?? 'String', value),
    ]),
  )
}

/**
 * Writes a cell, shown at once, to the version that it was shown with. When somebody else has saved since, but none of the
 * same fields, it is written to the version that is there now: nothing of theirs is lost. Otherwise nothing is written.
 */
export async function saveCell(
  dataService: DataService,
  { object, base, typed, allowSaveOnDuplicate }: CellSave,
  t: Parameters<typeof toRefusal>[2],
): Promise<CellRefusal | null> {
  const names = Object.keys(typed)
  const write = async ({ weakEtag }: Pick<RecordRepresentation, 'weakEtag'>) => {
    const fields = { ...toFieldValues({ object, typed }), Id: base.id }
    try {
      await dataService.write(
        updateRecord,
        { apiName: object.apiName, fields, weakEtag, allowSaveOnDuplicate },
        { optimistic: true },
      )
      return null
    } catch (error) {
      return toRefusal(error, new Set(names), t)
    }
  }
  const refusal = await write(base)
  if (refusal?.isConflict !== true) return refusal === null ? null : { refusal, stored: null }
  const stored = await readCurrentRecord(dataService, object, base.id, names)
  if (stored === null)
    return { refusal: { ...refusal, isConflict: false, general: [t('notAllowed')] }, stored }
  const getInputValue = (record: RecordRepresentation, name: string) =>
    toInputValue(object.fields[name]?.dataType ?? 'String', getStoredValue(object, record, name))
  if (names.some((name) => getInputValue(stored, name) !== getInputValue(base, name)))
    return { refusal, stored }
  const secondRefusal = await write(stored)
  return secondRefusal === null
    ? null
    : { refusal: secondRefusal, stored: secondRefusal.isConflict ? stored : null }
}

/** The record as the server has it now, with these fields and the names of what they refer to; null when it is gone. */
async function readCurrentRecord(
  dataService: DataService,
  object: ObjectInfoRepresentation,
  recordId: string,
  names: readonly string[],
): Promise<RecordRepresentation | null> {
  const snapshot = await dataService.refresh(getRecord, {
    recordId,
    optionalFields: names.flatMap((name) => toFieldPaths(object, name)),
  })
  return 'data' in snapshot ? snapshot.data : null
}

/** A field as reads name it, with the name of the record that it refers to. */
export function toFieldPaths(
  object: ObjectInfoRepresentation,
  fieldApiName: string,
): readonly { readonly objectApiName: string; readonly fieldApiName: string }[] {
  const info = object.fields[fieldApiName]
  const nameField = info?.referenceToInfos[0]?.nameFields[0]
  return [
    fieldApiName,
    ...(info?.relationshipName == null || nameField === undefined
      ? []
      : [`${info.relationshipName}.${nameField}`]),
  ].map((path) => ({ objectApiName: object.apiName, fieldApiName: path }))
}
