import { fail, isPorchlightError } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { lockStatement } from '@porchlight/transactions/locks'
import { productObject } from '../../objects/product/object'
import { checkPlanFile, writingRows } from './check-plan-file'
import type { PlanRow } from './compare-plans'

/** How many plans were written. */
export interface AppliedPlans {
  readonly added: number
  readonly changed: number
}

/**
 * Writes the changes shown by the check with that mark, all or none: through the record engine, so with its rules, its
 * feed and its audit log. `planFileOutdated` when the file would now lead to other changes. A file that matches all its
 * plans already, such as one that was just applied, writes nothing.
 */
export async function applyPlanFile(
  context: MethodContext,
  viewer: Viewer,
  { text, mark }: { readonly text: string; readonly mark: string },
): Promise<AppliedPlans> {
  return context.engine
    .inOneTransaction(async (engine, connection) => {
      await connection.query(lockStatement('plans'), ['file'])
      const check = await checkPlanFile({ ...context, engine }, viewer, text)
      const isDone = check.rows.length > 0 && check.rows.every(({ kind }) => kind === 'unchanged')
      if (isDone) return { added: 0, changed: 0 }
      if (check.mark === null || check.mark !== mark) throw fail('planFileOutdated')
      const writing = writingRows(check.rows)
      for (const row of writing) await write(engine, viewer, row)
      const added = writing.filter(({ kind }) => kind === 'new').length
      return { added, changed: writing.length - added }
    })
    .catch((error: unknown) => {
      throw isOfAnotherWriter(error) ? fail('planFileOutdated') : error
    })
}

async function write(
  engine: MethodContext['engine'],
  viewer: Viewer,
  { changes, stored }: PlanRow,
): Promise<void> {
  const fields = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  if (stored === null) await engine.createRecord(viewer, productObject.apiName, { fields })
  else await engine.updateRecord(viewer, stored.id, { fields }, { weakEtag: stored.version })
}

/** Other writers of plans do not take this lock: the engine reports when they were first. */
function isOfAnotherWriter(error: unknown): boolean {
  return (['modifiedSince', 'duplicateValue', 'notFound'] as const).some((key) =>
    isPorchlightError(error, key),
  )
}
