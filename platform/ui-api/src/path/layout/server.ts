import { fail } from '@porchlight/errors'
import { describePath, findPath } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findObject, findRecordType } from '../../request/records/find-object'
import { getPathLayoutContract } from './contract'

const handleGetPathLayout = handleCall(
  getPathLayoutContract,
  async ({ params, query }, context: CallContext) => {
    const { object, access } = findObject(params.objectApiName, context)
    const recordType = findRecordType(object, query.recordTypeId)
    const path = findPath(object, access, query.layoutOverride)
    if (path === undefined) throw fail('notFound')
    const choice = { mode: query.mode ?? 'View', recordType }
    return { body: describePath(object, path, access, context.viewer.language, choice) }
  },
)

/** The call that returns the path of an object's states. */
export const handlers: readonly CallHandler[] = [handleGetPathLayout]
