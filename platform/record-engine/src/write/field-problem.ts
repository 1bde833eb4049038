import { type ErrorKey, errorCatalogue, fail, type WriteErrorDetail } from '@porchlight/errors'
import type { Language, ResolvedField } from '@porchlight/metadata'

/** Something wrong with one field of a write. */
export interface FieldProblem {
  readonly key: ErrorKey
  readonly parameters: Readonly<Record<string, string>>
  readonly detail: WriteErrorDetail
}

/** Returns a problem of a known field, with the catalogue's message or with a rule's own. */
export function problemOf(
  key: ErrorKey,
  field: ResolvedField,
  language: Language,
  parameters: Readonly<Record<string, string>>,
  words?: string,
): FieldProblem {
  const label = field.label[language]
  const all = { label, field: field.apiName, ...parameters }
  const { code } = errorCatalogue[key]
  const message = words ?? fail(key, all).message
  return {
    key,
    parameters: all,
    detail: { field: field.apiName, fieldLabel: label, errorCode: code, message },
  }
}

/** Fails with all problems together, so that a user can fix a form in one go; the first determines the code. */
export function refuseProblems(problems: readonly FieldProblem[], cause?: unknown): void {
  const [first] = problems
  if (first === undefined) return
  throw fail(first.key, first.parameters, { fieldErrors: problems.map((problem) => problem.detail), cause })
}

/** Returns the problem for a reference to a record that does not exist for the viewer, whatever the reason. */
export function unknownReference(field: ResolvedField, language: Language): FieldProblem {
  const reason = language === 'es' ? 'Elija un registro que exista.' : 'Choose a record that exists.'
  return problemOf('invalidFieldValue', field, language, { reason })
}
