import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeListObjectInfo } from '../../representation/list-object-info'
import { listedObject } from '../../request/lists/list-views'
import { getListObjectInfoContract } from './contract'

const handleListObjectInfo = handleCall(
  getListObjectInfoContract,
  async ({ params }, context: CallContext) => {
    const object = listedObject(params.objectApiName, context)
    return { body: describeListObjectInfo(object, context.metadata, context.viewer) }
  },
)

/** The call that describes the options for list views of an object. */
export const handlers: readonly CallHandler[] = [handleListObjectInfo]
