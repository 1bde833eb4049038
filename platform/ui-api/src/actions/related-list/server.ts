import { fail } from '@porchlight/errors'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { actionsAnswer } from '../../representation/platform-action'
import type { ActionsRepresentation } from '../../representation/platform-action-schemas'
import { type ActionFilterInput, parseActionFilter } from '../../request/actions/action-filter'
import {
  parseRecordIds,
  type RecordWithActions,
  readActionRecords,
} from '../../request/actions/action-records'
import { describeButtons, newButton } from '../../request/actions/offered-actions'
import { settleItem } from '../../request/settle-item'
import { getRelatedListActionsContract, getRelatedListsActionsContract } from './contract'

const handleOne = handleCall(
  getRelatedListActionsContract,
  async ({ params, body }, context: CallContext) => {
    const parents = await readActionRecords(parseRecordIds(params.recordIds, 'recordIds'), context)
    return { body: relatedListActions(parents, params.relatedListId, body, context) }
  },
)

const handleBatch = handleCall(
  getRelatedListsActionsContract,
  async ({ params, body }, context: CallContext) => {
    const parents = await readActionRecords(parseRecordIds(params.recordIds, 'recordIds'), context)
    const results = body.relatedListsActionParameters.map(({ relatedListId, ...filter }) =>
      settleItem(() => relatedListActions(parents, relatedListId, filter, context)),
    )
    return { body: { results: await Promise.all(results) } }
  },
)

/** The calls that list the actions of related lists. */
export const handlers: readonly CallHandler[] = [handleBatch, handleOne]

/** Parents of several objects may have a list of that name; those without one are skipped. */
function relatedListActions(
  parents: readonly RecordWithActions[],
  relatedListId: string,
  input: ActionFilterInput,
  context: CallContext,
): ActionsRepresentation {
  const filter = parseActionFilter(input)
  const wanted = relatedListId.toLowerCase()
  const lists = new Map(
    parents.flatMap(({ object: parent, record }) => {
      const list = parent.relatedLists.find((candidate) => candidate.relatedListId.toLowerCase() === wanted)
      const child = context.metadata.object(list?.childObjectApiName ?? '')
      if (child === undefined || child.access[context.viewer.class].records.kind === 'none') return []
      const actionContext = {
        listContext: 'RelatedList',
        formFactor: filter.formFactor,
        sourceObject: child.apiName,
        relatedSourceObject: parent.apiName,
      } as const
      return [
        [record.id, describeButtons([newButton(child, context)], actionContext, filter, context)] as const,
      ]
    }),
  )
  if (lists.size === 0) {
    throw fail('unsupportedRelatedList', { relatedListId: relatedListId.slice(0, 80) })
  }
  const path = `/actions/record/${[...lists.keys()].join(',')}/related-list/${relatedListId}`
  return actionsAnswer(lists, path, context)
}
