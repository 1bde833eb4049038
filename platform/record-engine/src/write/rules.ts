import { fieldOf } from '../compile/linked'
import { type FieldProblem, problemOf, refuseProblems } from './field-problem'
import type { WriteDraft } from './write-draft'

/** Step 6: checks that required fields have values, then the object's own validation rules. */
export function checkRules(draft: WriteDraft): void {
  const { object, viewer } = draft
  refuseProblems(missingValues(draft))
  const problems: FieldProblem[] = []
  const previous = draft.previous?.values ?? null
  for (const rule of object.rules) {
    const failure = rule.check({ next: draft.next, previous, viewer, now: draft.now })
    if (failure === null) continue
    const field = fieldOf(object, failure.fieldApiName)
    const words = failure.message[viewer.language]
    problems.push(problemOf('ruleFailed', field, viewer.language, { reason: words }, words))
  }
  refuseProblems(problems)
}

/** A change is checked only for the fields it touches: records from before a field was required stay editable. */
function missingValues(draft: WriteDraft): readonly FieldProblem[] {
  return [...draft.object.fields.values()]
    .filter((field) => !field.system && draft.next[field.apiName] === null)
    .filter((field) => field.required || field.dataType === 'Boolean')
    .filter((field) => draft.previous === null || draft.changed.has(field.apiName))
    .map((field) => problemOf('requiredFieldMissing', field, draft.viewer.language, {}))
}
