import type { AssignmentRuleDeclaration, ResolvedField, ResolvedObject } from '@porchlight/metadata'
import { fieldOf, referencedObject } from '../compile/linked'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import type { CompiledStatement } from '../sql/compiled-statement'
import { columnOf, tableOf } from '../sql/identifier'
import type { WriteDraft } from './write-draft'

/**
 * Step 4b, when the request uses the default rule: assigns the record to the candidate whose turn it is, that is, the
 * one whose last assignment is the oldest. An owner set by the request takes precedence. The viewer need not be able to
 * see the assignee, nor to write the field: the rule sets it, not the viewer.
 */
export async function applyAssignmentRule(draft: WriteDraft): Promise<void> {
  const { engine, object } = draft
  const rule = object.assignmentRule
  if (!draft.useDefaultRule || rule === null) return
  const field = fieldOf(object, rule.fieldApiName)
  if (draft.given.has(field)) return
  const path = rule.shared.path.split('.')
  const start = relationshipOf(object, path[0] ?? '')
  const compiled = engine.writeShapes.get(`assign ${object.apiName}`, () =>
    compileTurn(engine, object, rule, field, path),
  )
  const first = draft.next[start === null ? (path[0] ?? '') : start.apiName] ?? null
  const values = [first, ...Object.values(rule.candidates)]
  const [row] = await runStatement(engine.database, compiled.statement, values)
  if (row === undefined) return
  draft.next = { ...draft.next, [field.apiName]: String(row[0]) }
  draft.changed.add(field.apiName)
  draft.assigned.add(field.apiName)
}

/**
 * Returns the SQL for the id of the candidate whose turn it is: parameter 1 is where the record's path starts, the
 * others follow.
 */
function compileTurn(
  engine: EngineContext,
  object: ResolvedObject,
  rule: AssignmentRuleDeclaration,
  field: ResolvedField,
  path: readonly string[],
): CompiledStatement {
  const target = referencedObject(engine.metadata, field)
  const traits = Object.keys(rule.candidates).map(
    (apiName, index) => `${columnOf('c', apiName)} = $${index + 2}`,
  )
  const shared = `${columnOf('c', rule.shared.candidateField)} = ${sharedValue(engine, object, path)}`
  const lastGiven = `(select max(t."CreatedDate") from ${tableOf(object)} t where ${columnOf('t', field.apiName)} = c."Id")`
  const text = `select c."Id" from ${tableOf(target)} c where ${[...traits, shared].join(' and ')} order by ${lastGiven} nulls first, c."Id" limit 1`
  return { statement: engine.nameStatement(text), parameters: [] }
}

/** The value at the end of the path, from the record's own value at its start. */
function sharedValue(engine: EngineContext, object: ResolvedObject, path: readonly string[]): string {
  let value = '$1'
  let current = object
  for (const [depth, name] of path.slice(0, -1).entries()) {
    const reference = relationshipOf(current, name)
    if (reference === null) break
    current = referencedObject(engine.metadata, reference)
    const next = path[depth + 1] ?? ''
    const column = relationshipOf(current, next)?.apiName ?? next
    value = `(select ${columnOf(`p${depth}`, column)} from ${tableOf(current)} p${depth} where p${depth}."Id" = ${value})`
  }
  return value
}

function relationshipOf(object: ResolvedObject, name: string): ResolvedField | null {
  return object.referencesByLowerName.get(name.toLowerCase()) ?? null
}
