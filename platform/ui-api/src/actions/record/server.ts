import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { actionsAnswer, type StandardButton } from '../../representation/platform-action'
import { parseActionFilter } from '../../request/actions/action-filter'
import { parseRecordIds, readActionRecords } from '../../request/actions/action-records'
import { describeButtons, describeRecordActions } from '../../request/actions/offered-actions'
import { getRecordActionsContract, getRecordEditActionsContract } from './contract'

const handleRecord = handleCall(getRecordActionsContract, async ({ params, query }, context: CallContext) => {
  const filter = parseActionFilter(query)
  const { formFactor } = filter
  const recordIds = parseRecordIds(params.recordIds, 'recordIds')
  const found = await readActionRecords(recordIds, context)
  const lists = new Map(
    found.map((target) => {
      const actionContext = {
        listContext: 'Record',
        formFactor,
        sourceObject: target.object.apiName,
      } as const
      return [target.record.id, describeRecordActions(target, actionContext, filter, context)]
    }),
  )
  return { body: actionsAnswer(lists, `/actions/record/${[...lists.keys()].join(',')}`, context) }
})

const handleRecordEdit = handleCall(
  getRecordEditActionsContract,
  async ({ params, query }, context: CallContext) => {
    const filter = parseActionFilter(query)
    const { formFactor } = filter
    const recordIds = parseRecordIds(params.recordIds, 'recordIds')
    const found = await readActionRecords(recordIds, context)
    const lists = new Map(
      found.map(({ object, access, record }) => {
        const actionContext = { listContext: 'RecordEdit', formFactor, sourceObject: object.apiName } as const
        const target = { targetObject: object.apiName }
        const buttons: readonly StandardButton[] = [
          { ...target, apiName: 'SaveEdit', resource: `/records/${record.id}`, targetType: 'Invoke' },
          { ...target, apiName: 'CancelEdit', resource: null, targetType: 'Invoke' },
        ]
        return [record.id, describeButtons(access.updateable ? buttons : [], actionContext, filter, context)]
      }),
    )
    const path = `/actions/record/${[...lists.keys()].join(',')}/record-edit`
    return { body: actionsAnswer(lists, path, context) }
  },
)

/** The calls that list the actions of records. */
export const handlers: readonly CallHandler[] = [handleRecord, handleRecordEdit]
