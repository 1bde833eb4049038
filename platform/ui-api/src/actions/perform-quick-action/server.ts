import { fail } from '@porchlight/errors'
import type { BodyOf } from '../../define/call'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { readActionInput } from '../../request/actions/action-input'
import { findAction, readSubject } from '../../request/actions/find-action'
import {
  performQuickActionContract,
  performUpdateRecordQuickActionContract,
  type QuickActionExecutionRepresentation,
} from './contract'
import { performAction } from './perform-action'

const handlePost = handleCall(performQuickActionContract, async ({ params, body }, context: CallContext) => {
  return { status: 201, body: await perform(params.actionApiName, body, context) }
})

const handlePatch = handleCall(
  performUpdateRecordQuickActionContract,
  async ({ params, body }, context: CallContext) => {
    if (body.contextId === undefined) throw fail('invalidRecordInput')
    return { body: await perform(params.actionApiName, body, context) }
  },
)

/** The calls that perform a quick action. */
export const handlers: readonly CallHandler[] = [handlePost, handlePatch]

async function perform(
  actionApiName: string,
  body: BodyOf<typeof performQuickActionContract>,
  context: CallContext,
): Promise<QuickActionExecutionRepresentation> {
  if (context.viewer.class === 'guest') throw fail('forbidden')
  const performable = findAction(actionApiName, context)
  const { action, performer } = performable
  const isOfRecord = action.sourceObjectApiName !== null
  const isNamedRight = body.apiName?.toLowerCase() === action.targetObjectApiName.toLowerCase()
  if (body.apiName !== undefined && !isNamedRight) throw fail('invalidRecordInput')
  if (isOfRecord !== (body.contextId !== undefined)) throw fail('invalidRecordInput')
  // Reachability is checked before the form, so that a stranger learns nothing from its errors.
  const subject =
    body.contextId === undefined ? null : await readSubject(action, body.contextId, 'contextId', [], context)
  const input = readActionInput(performable, body.fields ?? {}, context.metadata)
  const contextId = subject?.record.id ?? null
  const { outcome, writtenIds } = await performAction(performable, contextId, input, context)
  const created = outcome.writes.findIndex(({ type }) => type === 'create')
  const isCreated = action.type !== 'Update' && created >= 0
  return {
    contextId,
    feedItemId: null,
    id: (isCreated ? writtenIds[created] : null) ?? contextId,
    isCreated,
    isSuccess: true,
    successMessage: (outcome.successMessage ?? action.successMessage)[performer.language],
  }
}
