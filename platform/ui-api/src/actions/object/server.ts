import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { actionsAnswer, type StandardButton } from '../../representation/platform-action'
import { parseActionFilter } from '../../request/actions/action-filter'
import { describeButtons } from '../../request/actions/offered-actions'
import { findObject } from '../../request/records/find-object'
import { getObjectCreateActionsContract } from './contract'

const handle = handleCall(getObjectCreateActionsContract, async ({ params, query }, context: CallContext) => {
  const { object, access } = findObject(params.objectApiName, context)
  const filter = parseActionFilter(query)
  const { formFactor } = filter
  const actionContext = { listContext: 'RecordCreate', formFactor, sourceObject: object.apiName } as const
  const target = { targetObject: object.apiName }
  const save = { ...target, resource: '/records', targetType: 'Invoke' } as const
  const buttons: readonly StandardButton[] = [
    { ...save, apiName: 'SaveEdit' },
    { ...save, apiName: 'SaveAndNew' },
    { ...target, apiName: 'CancelEdit', resource: null, targetType: 'Invoke' },
  ]
  const actions = describeButtons(access.createable ? buttons : [], actionContext, filter, context)
  const path = `/actions/object/${object.apiName}/record-create`
  return { body: actionsAnswer(new Map([[object.apiName, actions]]), path, context) }
})

/** The call that lists the actions of a page that creates a record. */
export const handlers: readonly CallHandler[] = [handle]
