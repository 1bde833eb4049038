import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { actionsAnswer } from '../../representation/platform-action'
import { parseActionFilter } from '../../request/actions/action-filter'
import { describeButtons, newButton } from '../../request/actions/offered-actions'
import { parseNames } from '../../request/parse-request'
import { getLookupActionsContract } from './contract'

const handle = handleCall(getLookupActionsContract, async ({ params, query }, context: CallContext) => {
  const filter = parseActionFilter(query)
  const { formFactor } = filter
  const objects = parseNames(params.objectApiNames).flatMap((name) => {
    const object = context.metadata.object(name)
    return object === undefined || object.access[context.viewer.class].records.kind === 'none' ? [] : [object]
  })
  if (objects.length === 0) throw fail('notFound')
  const lists = new Map(
    objects.map((object) => {
      const actionContext = { listContext: 'Lookup', formFactor, sourceObject: object.apiName } as const
      return [object.apiName, describeButtons([newButton(object, context)], actionContext, filter, context)]
    }),
  )
  return { body: actionsAnswer(lists, `/actions/lookup/${[...lists.keys()].join(',')}`, context) }
})

/** The call that lists the actions of a lookup. */
export const handlers: readonly CallHandler[] = [handle]
