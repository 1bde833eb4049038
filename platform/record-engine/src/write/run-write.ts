import { constraintViolation } from '../database/database-error'
import type { Statement } from '../database/queryable'
import { runStatement } from '../database/run-statement'
import { problemOf, refuseProblems, unknownReference } from './field-problem'
import type { WriteDraft } from './write-draft'

/** Step 10: runs the statement. A constraint violation becomes a field error, without the database's message. */
export async function runWrite(
  draft: WriteDraft,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly (readonly unknown[])[]> {
  const { engine } = draft
  try {
    await engine.reached?.('before-write')
    const rows = await runStatement(engine.database, statement, values)
    await engine.reached?.('after-write')
    return rows
  } catch (error) {
    const violation = constraintViolation(error)
    const field = violation === null ? undefined : engine.constraints.get(violation.constraint)
    if (violation === null || field === undefined) throw error
    const { language } = draft.viewer
    const problem =
      violation.kind === 'unique'
        ? problemOf('duplicateValue', field, language, {})
        : unknownReference(field, language)
    refuseProblems([problem], error)
    throw error
  }
}
