import { describeLayout } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseLayoutChoice } from '../../request/layouts/layout-choice'
import { findObject } from '../../request/records/find-object'
import { getLayoutContract } from './contract'

const handleGetLayout = handleCall(getLayoutContract, async ({ params, query }, context: CallContext) => {
  const { object, access } = findObject(params.objectApiName, context)
  return { body: describeLayout(object, access, context.viewer.language, parseLayoutChoice(object, query)) }
})

/** The call that gives an object's layout. */
export const handlers: readonly CallHandler[] = [handleGetLayout]
