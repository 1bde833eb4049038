import { fail } from '@porchlight/errors'
import { type OrderByDeclaration, type ResolvedObject, themeOf } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import {
  describeRelatedListInfo,
  plainInfoRequest,
  type RelatedListInfoRequest,
} from '../../representation/related-list-info'
import { fieldsOf, pathFor } from '../../request/lists/list-view'
import { parseNames, parseSelection } from '../../request/parse-request'
import { findRecordType, resourceUrl } from '../../request/records/find-object'
import {
  findParentObject,
  findRelatedList,
  type RelatedList,
  relatedListsOf,
} from '../../request/related-lists/related-list'
import {
  type ChoicesInput,
  relatedListChoices,
  writeRelatedListChoices,
} from '../../request/related-lists/related-list-choices'
import { parseBatchNames } from '../../request/related-lists/related-list-names'
import { settleItem } from '../../request/settle-item'
import {
  getRelatedListInfoBatchContract,
  getRelatedListInfoContract,
  getRelatedListsInfoContract,
  type RelatedListSummaryRepresentation,
  updateRelatedListInfoContract,
} from './contract'

const handleGet = handleCall(getRelatedListInfoContract, async ({ params, query }, context: CallContext) => {
  const parent = findParentObject(params.parentObjectApiName, context)
  const list = findRelatedList(parent, params.relatedListId, context)
  const request: RelatedListInfoRequest = {
    ...parseColumns(list, parseNames(query.fields), parseNames(query.optionalFields), context),
    restrictColumnsToLayout: query.restrictColumnsToLayout !== 'false',
    recordTypeId: recordTypeIdOf(parent, query.recordTypeId),
  }
  const requested = request.restrictColumnsToLayout ? { ...request, addedColumns: [] } : request
  return { body: await describe(list, requested, context) }
})

const handleUpdate = handleCall(
  updateRelatedListInfoContract,
  async ({ params, query, body }, context: CallContext) => {
    const parent = findParentObject(params.parentObjectApiName, context)
    const list = findRelatedList(parent, params.relatedListId, context)
    const recordTypeId = recordTypeIdOf(parent, query.recordTypeId)
    await writeRelatedListChoices(list, { ...body.userPreferences, ...orderOfBody(body) }, context)
    return { body: await describe(list, { ...plainInfoRequest, recordTypeId }, context) }
  },
)

const handleBatch = handleCall(
  getRelatedListInfoBatchContract,
  async ({ params, query }, context: CallContext) => {
    const parent = findParentObject(params.parentObjectApiName, context)
    const names = parseBatchNames(params.relatedListNames, 'relatedListNames')
    const recordTypeId = recordTypeIdOf(parent, query.recordTypeId)
    const results = await Promise.all(
      names.map((name) =>
        settleItem(() =>
          describe(findRelatedList(parent, name, context), { ...plainInfoRequest, recordTypeId }, context),
        ),
      ),
    )
    return { body: { results } }
  },
)

const handleAll = handleCall(getRelatedListsInfoContract, async ({ params, query }, context: CallContext) => {
  const parent = findParentObject(params.parentObjectApiName, context)
  const { recordTypeId } = findRecordType(parent, query.recordTypeId)
  return {
    body: {
      parentObjectApiName: parent.apiName,
      parentRecordTypeId: recordTypeId,
      relatedLists: relatedListsOf(parent, context).map((list) => summaryOf(list, context)),
    },
  }
})

/** The calls that describe related lists. */
export const handlers: readonly CallHandler[] = [handleGet, handleUpdate, handleBatch, handleAll]

async function describe(list: RelatedList, request: RelatedListInfoRequest, context: CallContext) {
  return describeRelatedListInfo(list, await relatedListChoices(list, context), request, context.viewer)
}

/** Related lists are the same for all record types of the parent; the requested one must be among them. */
function recordTypeIdOf(parent: ResolvedObject, recordTypeId: string | undefined): string | null {
  return recordTypeId === undefined ? null : findRecordType(parent, recordTypeId).recordTypeId
}

/** The requested fields as columns, without those that the list already shows. */
function parseColumns(
  list: RelatedList,
  fields: readonly string[],
  optionalFields: readonly string[],
  context: CallContext,
): Pick<RelatedListInfoRequest, 'fields' | 'optionalFields' | 'addedColumns'> {
  const selection = parseSelection(list.child, fields, optionalFields, true)
  const pathOf = (name: string) => pathFor(name, list.child, context.viewer, context)
  const unknown = selection.fields.find((name) => pathOf(name) === null)
  if (unknown !== undefined) throw fail('unknownField', { field: unknown, object: list.child.apiName })
  const shown = new Set(list.columns.map((column) => column.fieldApiName.toLowerCase()))
  const addedColumns = fieldsOf([...selection.fields, ...selection.optionalFields], pathOf).filter(
    ({ fieldApiName }) => {
      const lowerName = fieldApiName.toLowerCase()
      if (shown.has(lowerName)) return false
      shown.add(lowerName)
      return true
    },
  )
  return { fields, optionalFields, addedColumns }
}

function orderOfBody(body: {
  readonly orderedByInfo?: readonly OrderByDeclaration[] | null
}): Pick<ChoicesInput, 'orderedBy'> {
  return body.orderedByInfo === undefined ? {} : { orderedBy: body.orderedByInfo }
}

function summaryOf(list: RelatedList, context: CallContext): RelatedListSummaryRepresentation {
  const { child, parent, relatedListId } = list
  const { language } = context.viewer
  return {
    entityLabel: child.label[language],
    entityLabelPlural: child.labelPlural[language],
    fieldApiName: list.reference.apiName,
    keyPrefix: child.keyPrefix,
    label: list.label,
    objectApiName: child.apiName,
    parentFieldApiName: 'Id',
    relatedListId,
    relatedListInfoUrl: resourceUrl(context, `/related-list-info/${parent.apiName}/${relatedListId}`),
    themeInfo: themeOf(child),
  }
}
