import { errorCatalogue, fail, isPorchlightError } from '@porchlight/errors'
import {
  type ActionOutcome,
  type ActionRecord,
  type FieldScalar,
  platformFor,
  type RelatedDeclaration,
  type ResolvedQuickAction,
} from '@porchlight/metadata'
import type { Condition, WriteOperation } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { toActionRecord } from '../../request/actions/action-records'
import { type PerformableAction, readSubject } from '../../request/actions/find-action'

/** The result of an action: the records of its writes, in order, and the outcome that requested them. */
export interface PerformedAction {
  readonly outcome: Extract<ActionOutcome, { readonly kind: 'done' }>
  readonly writtenIds: readonly string[]
}

/** How many times an effect is recomputed when its record changes in the meantime. */
const attempts = 3

/** The most related records that an effect receives. */
const relatedLimit = 200

/**
 * Performs an action as its performer: reads what its effect depends on, lets the effect decide, and writes the result
 * through the pipeline in one transaction, together with the requests that depend on it. An effect computed from a
 * record that has since been changed is computed again.
 *
 * @throws ruleFailed when the effect refuses, with the field that is the reason
 */
export async function performAction(
  performable: PerformableAction,
  contextId: string | null,
  input: Readonly<Record<string, FieldScalar>>,
  context: CallContext,
): Promise<PerformedAction> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await performOnce(performable, contextId, input, context)
    } catch (error) {
      if (attempt === attempts || !isPorchlightError(error, 'modifiedSince')) throw error
    }
  }
}

function performOnce(
  { action, performer }: PerformableAction,
  contextId: string | null,
  input: Readonly<Record<string, FieldScalar>>,
  context: CallContext,
): Promise<PerformedAction> {
  return context.engine.inOneTransaction(async (engine, connection) => {
    const inside = { ...context, engine }
    const subject =
      contextId === null ? null : await readSubject(action, contextId, 'contextId', action.reads, inside)
    const record: ActionRecord = subject?.record ?? { id: '', values: {} }
    const related = await readRelated(action, record, input, inside)
    const outcome = action.effect({ record, related, input, viewer: performer, now: context.now() })
    if (outcome.kind === 'refused') throw refusal(action, outcome, context)
    const results = await engine.writeBatch(performer, {
      allOrNone: true,
      grants: action.grants,
      operations: outcome.writes.map((write): WriteOperation => {
        const isSubject = write.type === 'update' && write.recordId === subject?.record.id
        return isSubject ? { ...write, expected: { weakEtag: subject.weakEtag } } : write
      }),
    })
    const writtenIds = results.flatMap((result) => (result.kind === 'written' ? [result.recordId] : []))
    const refused = results.flatMap((result) => (result.kind === 'refused' ? [result.error] : []))
    const cause = refused.find((error) => !isPorchlightError(error, 'batchUndone')) ?? refused[0]
    if (cause !== undefined) throw cause
    for (const request of outcome.requests ?? []) {
      await context.actionServices.request(request, performer, connection)
    }
    return { outcome, writtenIds }
  })
}

/**
 * Reads the related records that the effect needs besides its record, one list after another: they share a connection.
 */
async function readRelated(
  action: ResolvedQuickAction,
  record: ActionRecord,
  input: Readonly<Record<string, FieldScalar>>,
  context: CallContext,
): Promise<Readonly<Record<string, readonly ActionRecord[]>>> {
  const related: Record<string, readonly ActionRecord[]> = {}
  for (const [name, declaration] of Object.entries(action.related)) {
    related[name] = await readList(declaration, record, input, context)
  }
  return related
}

async function readList(
  { objectApiName, where, fields, newest, asPlatform }: RelatedDeclaration,
  record: ActionRecord,
  input: Readonly<Record<string, FieldScalar>>,
  { engine, viewer }: CallContext,
): Promise<readonly ActionRecord[]> {
  const conditions = where.map(({ fieldApiName, equals }): Condition => {
    const value =
      'value' in equals
        ? equals.value
        : 'input' in equals
          ? input[equals.input]
          : equals.record === 'Id'
            ? record.id
            : record.values[equals.record]
    return { kind: 'compare', field: fieldApiName, operator: 'eq', value: value ?? null }
  })
  // An empty reference relates to no records, rather than to all others whose reference is empty.
  if (conditions.some((condition) => condition.kind === 'compare' && condition.value === null)) return []
  const page = await engine.listRecords(asPlatform === true ? platformFor(viewer) : viewer, {
    objectApiName,
    selection: { fields: [], optionalFields: fields },
    condition: { kind: 'and', conditions },
    parent: null,
    orderings: [
      newest === undefined ? { field: 'Id', ascending: true } : { field: newest.by, ascending: false },
    ],
    searchTerm: null,
    pageSize: newest?.count ?? relatedLimit,
    position: { kind: 'start' },
  })
  return page.records.map((found) => toActionRecord(found, fields))
}

function refusal(
  action: ResolvedQuickAction,
  outcome: Extract<ActionOutcome, { readonly kind: 'refused' }>,
  { metadata, viewer }: CallContext,
): Error {
  const { fieldApiName: field } = outcome
  const reason = outcome.message[viewer.language]
  const { code } = errorCatalogue.ruleFailed
  const objects = [
    action.sourceObjectApiName,
    action.targetObjectApiName,
    ...action.fields.map((own) => own.objectApiName),
  ]
  const label = objects.flatMap((name) => metadata.object(name ?? '')?.fields.get(field)?.label ?? [])[0]
  const detail = { field, fieldLabel: label?.[viewer.language] ?? field, errorCode: code, message: reason }
  return fail('ruleFailed', { reason }, { fieldErrors: [detail] })
}
