import type { RelatedRuleDeclaration } from '@porchlight/metadata'
import { fieldOf } from '../compile/linked'
import { type FieldProblem, problemOf, refuseProblems } from './field-problem'
import { type RelatedReads, readAllRelated } from './read-related'
import type { WriteDraft } from './write-draft'

/**
 * Step 6, after the object's own rules: checks those that depend on other records. Related records are read as the
 * writer, so that a rejection reveals nothing about a record that the writer cannot see; the write itself rejects a
 * reference to one. `known` is shared by the drafts that one statement writes.
 */
export async function checkRelatedRules(draft: WriteDraft, known: RelatedReads = new Map()): Promise<void> {
  const { object, viewer, next } = draft
  const problems: FieldProblem[] = []
  for (const rule of object.relatedRules) {
    if (!isDue(rule, draft)) continue
    const related = await readAllRelated(draft, viewer, rule.related, known)
    const failure = rule.check({ next, previous: draft.previous?.values ?? null, viewer, related })
    if (failure === null) continue
    const field = fieldOf(object, failure.fieldApiName)
    const words = failure.message[viewer.language]
    problems.push(problemOf('ruleFailed', field, viewer.language, { reason: words }, words))
  }
  refuseProblems(problems)
}

function isDue({ on, also = [] }: RelatedRuleDeclaration, { previous, next }: WriteDraft): boolean {
  if (on.some((apiName) => next[apiName] === null)) return false
  return previous === null || [...on, ...also].some((apiName) => previous.values[apiName] !== next[apiName])
}
