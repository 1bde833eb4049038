import { fail } from '@porchlight/errors'
import { describeActionLayout, type ResolvedObject } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findAction } from '../../request/actions/find-action'
import { findRecordType } from '../../request/records/find-object'
import { getQuickActionLayoutContract } from './contract'

const handle = handleCall(getQuickActionLayoutContract, async ({ params, query }, context: CallContext) => {
  const { metadata } = context
  const { action, performer } = findAction(params.actionApiName, context)
  // A form belongs to the page that it is opened from: the record's, or the target's own if there is no record.
  const page = metadata.object(action.sourceObjectApiName ?? action.targetObjectApiName)
  if (page === undefined || !isNamed(page, query.objectApiName)) throw fail('notFound')
  const { recordTypeId } = findRecordType(page, query.recordTypeId)
  const layout = describeActionLayout(action, metadata, performer, recordTypeId)
  return { body: { actionApiName: action.apiName, eTag: layout.eTag, layout } }
})

/** The call that describes the form of an action. */
export const handlers: readonly CallHandler[] = [handle]

function isNamed(object: ResolvedObject, apiName: string | undefined): boolean {
  return apiName === undefined || apiName.toLowerCase() === object.apiName.toLowerCase()
}
