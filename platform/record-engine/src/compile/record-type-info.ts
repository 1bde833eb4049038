import type { Language, RecordTypeInfo, ResolvedObject } from '@porchlight/metadata'

/** Returns the record type info of a record; null for objects that declare no record types. */
export function recordTypeInfo(
  object: ResolvedObject,
  recordTypeId: string | null,
  language: Language,
): RecordTypeInfo | null {
  if (!object.recordTypes.some((recordType) => !recordType.master)) return null
  const recordType = object.recordTypes.find((candidate) => candidate.recordTypeId === recordTypeId)
  if (recordType === undefined) return null
  return {
    available: true,
    defaultRecordTypeMapping: !recordType.master,
    master: recordType.master,
    name: recordType.label[language],
    recordTypeId: recordType.recordTypeId,
  }
}
