import { type FieldScalar, isValueRefusal } from '@porchlight/metadata'
import { type FieldProblem, problemOf, refuseProblems, unknownReference } from './field-problem'
import type { WriteDraft } from './write-draft'

/** Step 3: checks that every value in the request fits its field's type, and converts it to its stored form. */
export function validateValues(draft: WriteDraft): void {
  const { object, viewer } = draft
  const problems: FieldProblem[] = []
  const values: Record<string, FieldScalar> = { ...draft.next }
  for (const [field, value] of draft.given) {
    const stored = value === null ? null : field.type.toColumn(value, field)
    draft.changed.add(field.apiName)
    if (isValueRefusal(stored)) {
      const reason = stored.reason[viewer.language]
      problems.push(problemOf('invalidFieldValue', field, viewer.language, { reason }))
      continue
    }
    const isRecordType = field.apiName === 'RecordTypeId' && stored !== null
    if (isRecordType && !object.recordTypes.some((recordType) => recordType.recordTypeId === stored)) {
      problems.push(unknownReference(field, viewer.language))
      continue
    }
    values[field.apiName] = stored
  }
  refuseProblems(problems)
  draft.next = values
}
