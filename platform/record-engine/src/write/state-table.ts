import type { FieldScalar, Language, ResolvedField } from '@porchlight/metadata'
import { fieldOf } from '../compile/linked'
import { type FieldProblem, problemOf, refuseProblems } from './field-problem'
import type { WriteDraft } from './write-draft'

/** Step 7: a field with a state table starts and moves only as the table allows, for every writer. */
export function checkStates(draft: WriteDraft): void {
  const problems: FieldProblem[] = []
  for (const table of draft.object.stateTables) {
    const from = draft.previous === null ? null : (draft.previous.values[table.fieldApiName] ?? null)
    const to = draft.next[table.fieldApiName] ?? null
    if (from === to) continue
    const allowed = from === null ? table.initial : (table.transitions[String(from)] ?? [])
    if (to !== null && allowed.includes(String(to))) continue
    const field = fieldOf(draft.object, table.fieldApiName)
    const { language } = draft.viewer
    const states = { from: stateLabel(field, from, language), to: stateLabel(field, to, language) }
    const words =
      language === 'es' ? `${field.label.es} no puede pasar de ${states.from} a ${states.to}.` : undefined
    problems.push(problemOf('invalidTransition', field, language, states, words))
  }
  refuseProblems(problems)
}

function stateLabel(field: ResolvedField, state: FieldScalar, language: Language): string {
  if (state === null) return language === 'es' ? 'ninguno' : 'none'
  return field.type.display(state, field, language) ?? String(state)
}
