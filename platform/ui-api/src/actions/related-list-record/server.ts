import { fail } from '@porchlight/errors'
import type { ResolvedObject } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { actionsAnswer } from '../../representation/platform-action'
import { parseActionFilter } from '../../request/actions/action-filter'
import {
  parseRecordIds,
  type RecordWithActions,
  readActionRecords,
} from '../../request/actions/action-records'
import { describeRecordActions } from '../../request/actions/offered-actions'
import { getRelatedListRecordActionsContract } from './contract'

const handle = handleCall(
  getRelatedListRecordActionsContract,
  async ({ params, query }, context: CallContext) => {
    const filter = parseActionFilter(query)
    const parentIds = parseRecordIds(params.recordIds, 'recordIds')
    const childIds = parseRecordIds(params.relatedListRecordIds, 'relatedListRecordIds')
    const parents = await readActionRecords(parentIds, context)
    const children = await readActionRecords(childIds, context)
    const parentOf = await readParents(children, parents, context)
    const lists = new Map(
      children.flatMap((child) => {
        const parent = parentOf.get(child.record.id)
        if (parent === undefined) return []
        const actionContext = {
          listContext: 'RelatedListRecord',
          formFactor: filter.formFactor,
          sourceObject: child.object.apiName,
          relatedListRecordId: child.record.id,
          relatedSourceObject: parent.apiName,
        } as const
        return [[child.record.id, describeRecordActions(child, actionContext, filter, context)] as const]
      }),
    )
    if (lists.size === 0) throw fail('notFound')
    const path = `/actions/record/${parents.map(({ record }) => record.id).join(',')}/related-list-record`
    return { body: actionsAnswer(lists, `${path}/${[...lists.keys()].join(',')}`, context) }
  },
)

/** The call that lists the actions of the records of related lists. */
export const handlers: readonly CallHandler[] = [handle]

/** The object of the parent that each child refers to, by the child's id; none for one that hangs on none of them. */
async function readParents(
  children: readonly RecordWithActions[],
  parents: readonly RecordWithActions[],
  { engine, viewer }: CallContext,
): Promise<ReadonlyMap<string, ResolvedObject>> {
  const links = parents.flatMap(({ object, record }) =>
    object.childRelationships.map((child) => ({ ...child, object, parentId: record.id })),
  )
  const optionalFields = [...new Set(links.map(({ fieldApiName }) => fieldApiName))].sort()
  const childIds = children.map(({ record }) => record.id)
  const records = await engine.readRecords(viewer, childIds, { fields: [], optionalFields })
  const found = new Map<string, ResolvedObject>()
  for (const record of records) {
    const link = links.find(
      ({ childObjectApiName, fieldApiName, parentId }) =>
        childObjectApiName === record?.apiName && record.fields[fieldApiName]?.value === parentId,
    )
    if (record !== null && link !== undefined) found.set(record.id, link.object)
  }
  return found
}
