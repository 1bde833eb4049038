import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { actionsAnswer } from '../../representation/platform-action'
import { parseActionFilter } from '../../request/actions/action-filter'
import { describeOffered } from '../../request/actions/offered-actions'
import { getGlobalActionsContract } from './contract'

const handle = handleCall(getGlobalActionsContract, async ({ query }, context: CallContext) => {
  const filter = parseActionFilter(query)
  const { formFactor } = filter
  const actionContext = { listContext: 'Global', formFactor, sourceObject: 'Global' } as const
  const actions = describeOffered(context.metadata.globalActions, null, actionContext, filter, context)
  return { body: actionsAnswer(new Map([['Global', actions]]), '/actions/global', context) }
})

/** The call that lists the actions of the whole installation. */
export const handlers: readonly CallHandler[] = [handle]
