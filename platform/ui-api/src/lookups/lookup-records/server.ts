import { fail } from '@porchlight/errors'
import type { OrderByDeclaration } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { describeLookup } from '../../representation/lookup-metadata'
import { parsePageSize } from '../../request/parse-request'
import { resourceUrl } from '../../request/records/find-object'
import {
  chosenTargets,
  findLookupField,
  type LookupField,
  type LookupTarget,
} from '../../request/search/lookup-field'
import { type LookupSource, lookupCondition } from '../../request/search/lookup-filter'
import { type LookupRequest, type LookupSearchType, lookupRecords } from '../../request/search/lookup-records'
import {
  getLookupRecordsContract,
  getLookupRecordsOfTargetContract,
  type LookupCollectionRepresentation,
} from './contract'

const pageSizes = { min: 1, max: 200, fallback: 25 }
const pageLimit = 2_001

const handleLookup = handleCall(
  getLookupRecordsContract,
  async ({ params, query, body }, context: CallContext) => {
    const lookup = findLookupField(params.objectApiName, params.fieldApiName, context)
    const targets = chosenTargets(lookup, query.targetApiName)
    const request = await parseLookup(lookup, query, body, context)
    const found = await Promise.all(
      targets.map((target) => collectionOf(lookup, target, query, request, context)),
    )
    const names = targets.map((target) => target.object.apiName)
    return {
      body: {
        lookupResults: Object.fromEntries(found.map((collection, index) => [names[index] ?? '', collection])),
        metadata: Object.fromEntries(
          targets.map((target) => [target.object.apiName, describeLookup(lookup, [target], context)]),
        ),
      },
    }
  },
)

const handleOneTarget = handleCall(
  getLookupRecordsOfTargetContract,
  async ({ params, query }, context: CallContext) => {
    const lookup = findLookupField(params.objectApiName, params.fieldApiName, context)
    const [target] = chosenTargets(lookup, params.targetApiName)
    if (target === undefined) throw fail('notFound')
    const request = await parseLookup(lookup, query, {}, context)
    return { body: await collectionOf(lookup, target, query, request, context) }
  },
)

/** The calls that suggest records for reference fields. */
export const handlers: readonly CallHandler[] = [handleLookup, handleOneTarget]

interface LookupQuery {
  readonly dependentFieldBindings?: string
  readonly page?: string
  readonly pageSize?: string
  readonly q?: string
  readonly searchType?: LookupSearchType
  readonly sourceRecordId?: string
}

async function parseLookup(
  lookup: LookupField,
  query: LookupQuery,
  body: {
    readonly sourceRecord?: NonNullable<LookupSource['sourceRecord']>
    readonly orderBy?: readonly OrderByDeclaration[] | null
  },
  context: CallContext,
): Promise<LookupRequest> {
  return {
    searchType: query.searchType ?? 'Recent',
    q: query.q,
    page: parsePage(query.page),
    pageSize: parsePageSize(query.pageSize, pageSizes),
    orderBy: body.orderBy ?? [],
    condition: await lookupCondition(
      lookup,
      {
        dependentFieldBindings: query.dependentFieldBindings,
        sourceRecord: body.sourceRecord,
        sourceRecordId: query.sourceRecordId,
      },
      context,
    ),
  }
}

function parsePage(value: string | undefined): number {
  if (value === undefined) return 1
  const page = Number(value)
  if (!Number.isInteger(page) || page < 1 || page > pageLimit) {
    throw fail('numberOutsideRange', { parameter: 'page', min: 1, max: pageLimit })
  }
  return page
}

async function collectionOf(
  lookup: LookupField,
  target: LookupTarget,
  query: LookupQuery,
  request: LookupRequest,
  context: CallContext,
): Promise<LookupCollectionRepresentation> {
  const { records, hasMore } = await lookupRecords(target, request, context)
  const path = `/lookups/${lookup.object.apiName}/${lookup.field.apiName}/${target.object.apiName}`
  const urlOf = (page: number) => {
    const values = new URLSearchParams({
      searchType: request.searchType,
      page: String(page),
      pageSize: String(request.pageSize),
    })
    for (const name of ['q', 'dependentFieldBindings', 'sourceRecordId'] as const) {
      const value = query[name]
      if (value !== undefined) values.set(name, value)
    }
    return `${resourceUrl(context, path)}?${values}`
  }
  return {
    count: records.length,
    currentPageToken: null,
    currentPageUrl: urlOf(request.page),
    nextPageToken: null,
    nextPageUrl: hasMore ? urlOf(request.page + 1) : null,
    previousPageToken: null,
    previousPageUrl: request.page > 1 ? urlOf(request.page - 1) : null,
    records,
  }
}
