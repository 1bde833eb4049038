import { fail } from '@porchlight/errors'
import { describeObject } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { getObjectInfoContract } from './contract'

const handleGetObjectInfo = handleCall(getObjectInfoContract, async ({ params }, context: CallContext) => {
  const object = context.metadata.object(params.objectApiName)
  const access = object?.access[context.viewer.class]
  if (object === undefined || access === undefined || access.records.kind === 'none') throw fail('notFound')
  return { body: describeObject(object, access, context.metadata, context.viewer.language) }
})

/** The call that describes one object. */
export const handlers: readonly CallHandler[] = [handleGetObjectInfo]
