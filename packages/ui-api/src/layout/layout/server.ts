import { describeLayout } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { findObject } from '../../request/find-object'
import { parseLayoutChoice } from '../../request/layout-choice'
import { getLayoutContract } from './contract'

const handleGetLayout = handleCall(getLayoutContract, async ({ params, query }, context: CallContext) => {
  const { object, access } = findObject(params.objectApiName, context)
  return { body: describeLayout(object, access, context.viewer.language, parseLayoutChoice(object, query)) }
})

/** The call that gives an object's layout. */
export const handlers: readonly CallHandler[] = [handleGetLayout]
