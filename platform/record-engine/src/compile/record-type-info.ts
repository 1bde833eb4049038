import type { Language, RecordTypeInfo, ResolvedObject } from '@porchlight/metadata'

/** What a record says of its record type; null for objects that declare none. */
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
