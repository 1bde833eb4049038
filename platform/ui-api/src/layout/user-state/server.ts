import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseLayoutChoice } from '../../request/layouts/layout-choice'
import { readLayoutUserState, writeLayoutUserState } from '../../request/layouts/layout-user-state'
import { findObject } from '../../request/records/find-object'
import { getLayoutUserStateContract, updateLayoutUserStateContract } from './contract'

const handleGetLayoutUserState = handleCall(
  getLayoutUserStateContract,
  async ({ params, query }, context: CallContext) => {
    const readable = findObject(params.objectApiName, context)
    const choice = parseLayoutChoice(readable.object, query)
    return { body: await readLayoutUserState(readable, choice, context) }
  },
)

const handleUpdateLayoutUserState = handleCall(
  updateLayoutUserStateContract,
  async ({ params, query, body }, context: CallContext) => {
    const readable = findObject(params.objectApiName, context)
    const choice = parseLayoutChoice(readable.object, query)
    const sections = Object.entries(body.sectionUserStates).map(
      ([id, state]) => [id, state.collapsed] as const,
    )
    return { body: await writeLayoutUserState(readable, choice, Object.fromEntries(sections), context) }
  },
)

/** The calls for the collapsed sections of a viewer's layout. */
export const handlers: readonly CallHandler[] = [handleGetLayoutUserState, handleUpdateLayoutUserState]
