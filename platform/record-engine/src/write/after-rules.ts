import { fail } from '@porchlight/errors'
import type { ResolvedField, ResolvedObject, RowRule, ViewerClass } from '@porchlight/metadata'
import { type CompileContext, startCompile } from '../compile/compile-context'
import { referencedObject } from '../compile/linked'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import { runStatement } from '../database/run-statement'
import { columnOf, tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'
import { refuseProblems, unknownReference } from './field-problem'
import type { WriteDraft } from './write-draft'
import { candidateRow } from './write-statement'

/** The conditions on the record that results from a write. */
export interface Outcome {
  /** References that the write sets: each must name a record that the viewer can see. */
  readonly references: readonly ResolvedField[]
  /** Whether the write may move the record out of the viewer's reach. */
  readonly judgesRecord: boolean
  /** The fields that the two checks read. */
  readonly fields: readonly string[]
}

/** Determines which checks the resulting record needs, from the fields that are written. */
export function outcomeOf(
  object: ResolvedObject,
  viewerClass: ViewerClass,
  written: ReadonlySet<string>,
): Outcome {
  const references = [...object.fields.values()].filter(
    (field) => field.reference !== null && !field.system && written.has(field.apiName),
  )
  const ruleFields = firstFields(object.access[viewerClass].records)
  const judgesRecord = ruleFields.some((apiName) => written.has(apiName))
  const fields = new Set(references.map((field) => field.apiName))
  if (judgesRecord) for (const apiName of ruleFields) fields.add(apiName)
  return { references, judgesRecord, fields: [...fields].sort() }
}

/** The outcome's checks over the row `n`, in the order: one per reference, then the record itself. */
export function outcomePredicates(
  context: CompileContext,
  object: ResolvedObject,
  outcome: Outcome,
): readonly string[] {
  const predicates = outcome.references.map((field) => {
    const target = referencedObject(context.metadata, field)
    const alias = context.nextAlias()
    const rule = predicateSql(compileRowRule(context, target, alias))
    const column = columnOf('n', field.apiName)
    const match = `${columnOf(alias, 'Id')} = ${column}`
    return `(${column} is null or exists (select 1 from ${tableOf(target)} ${alias} where ${match} and ${rule}))`
  })
  if (!outcome.judgesRecord) return predicates
  return [...predicates, `coalesce(${predicateSql(compileRowRule(context, object, 'n'))}, false)`]
}

/**
 * Step 9, when a statement wrote nothing: finds out which check rejected the record and reports it. A reference to a
 * record that the viewer cannot see produces the same error as one to a record that does not exist.
 */
export async function explainRefusal(draft: WriteDraft, outcome: Outcome): Promise<void> {
  if (outcome.fields.length === 0) return
  const { engine, object, viewer } = draft
  const context = startCompile(engine.metadata, viewer.class)
  const row = candidateRow(context, object, outcome.fields, 0)
  const checks = outcomePredicates(context, object, outcome)
  const text = `select ${checks.join(', ')} from ${row}`
  const inputs = outcome.fields.map((apiName) => draft.next[apiName] ?? null)
  const values = bindParameters(context.parameters.sources, viewer, inputs)
  const [verdicts] = await runStatement(engine.database, { text, name: undefined }, values)
  if (verdicts === undefined) return
  const unseen = outcome.references.filter((_field, index) => verdicts[index] === false)
  refuseProblems(unseen.map((field) => unknownReference(field, viewer.language)))
  // This verdict is missing where the record itself is not checked.
  if (verdicts[outcome.references.length] === false) throw fail('forbidden')
}

function firstFields(rule: RowRule): readonly string[] {
  if (rule.kind === 'viewer') return rule.path.slice(0, 1)
  return rule.kind === 'any' ? rule.rules.flatMap(firstFields) : []
}
