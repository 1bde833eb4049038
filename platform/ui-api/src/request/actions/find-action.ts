import { fail } from '@porchlight/errors'
import type { ActionRecord, Performer, ResolvedQuickAction } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { parseRecordId } from '../parse-request'
import { readActionRecord } from './action-records'
import { performerOf } from './performer'

/** An action with who is about to perform it. */
export interface PerformableAction {
  readonly action: ResolvedQuickAction
  readonly performer: Performer
}

/** The action of that name; one that the viewer may not perform is as unknown as one that does not exist. */
export function findAction(apiName: string, { metadata, viewer }: CallContext): PerformableAction {
  const action = metadata.quickAction(apiName)
  const performer = performerOf(viewer)
  if (action === undefined || performer === null || !action.performers.includes(performer.class)) {
    throw fail('notFound')
  }
  return { action, performer }
}

/**
 * Reads the record that `action` is about to be performed on, with the fields of `paths` and its version. Fails with
 * `invalidRecordId` for an invalid id, and with `notFound` for a record of another object or out of reach.
 */
export async function readSubject(
  action: ResolvedQuickAction,
  recordId: string,
  parameter: string,
  paths: readonly string[],
  context: CallContext,
): Promise<{ readonly record: ActionRecord; readonly weakEtag: number }> {
  const id = parseRecordId(recordId, parameter)
  const subject = await readActionRecord(id, paths, context)
  if (subject.object.apiName !== action.sourceObjectApiName) throw fail('notFound')
  return subject
}
