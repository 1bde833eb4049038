import { fail } from '@porchlight/errors'
import { describeLayout } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { parseLayoutChoice } from '../../request/layouts/layout-choice'
import { parseLayoutModes, parseLayoutTypes } from '../../request/layouts/parse-layouts'
import { findObject } from '../../request/records/find-object'
import { getLayoutContract } from './contract'

const handleGetLayout = handleCall(getLayoutContract, async ({ params, query }, context: CallContext) => {
  const { object, access } = findObject(params.objectApiName, context)
  const [layoutType, ...otherTypes] = parseLayoutTypes(query.layoutTypes)
  const [mode = 'View', ...otherModes] = parseLayoutModes(query.modes)
  refuseSeveral('layoutTypes', otherTypes)
  refuseSeveral('modes', otherModes)
  const choice = parseLayoutChoice(object, { ...(layoutType && { layoutType }), mode, ...query })
  return { body: describeLayout(object, access, context.viewer.language, choice) }
})

function refuseSeveral(parameter: string, others: readonly string[]): void {
  if (others.length > 0) throw fail('invalidParameter', { parameter, reason: 'send one' })
}

/** The call that returns an object's layout. */
export const handlers: readonly CallHandler[] = [handleGetLayout]
