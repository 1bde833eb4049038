import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { batchResultsSchema } from '../../representation/batch-results-schema'
import {
  type RelatedListReferenceRepresentation,
  RelatedListReferenceSchema,
} from '../../representation/related-list-schema'
import { ApiNameParam, CommaSeparated, IntegerText, RecordIdParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Related lists'
const query = Type.Object({ maxCount: Type.Optional(IntegerText) })

/** The number of records in a related list, counted up to a limit. */
export interface RelatedListCountRepresentation {
  /** At most the requested limit. */
  readonly count: number
  /** Whether there are more than `count`. */
  readonly hasMore: boolean
  readonly listReference: RelatedListReferenceRepresentation
}

const RelatedListCountSchema = Type.Unsafe<RelatedListCountRepresentation>(
  Type.Object(
    {
      count: Type.Integer(),
      hasMore: Type.Boolean(),
      listReference: RelatedListReferenceSchema,
    },
    { $id: 'RelatedListRecordCount' },
  ),
)

export const getRelatedListCountContract = defineCall({
  name: 'getRelatedListCount',
  method: 'GET',
  path: '/ui-api/related-list-count/{parentRecordId}/{relatedListId}',
  summary: 'Counts the records of a related list, up to maxCount: 1 to 1999, 1999 by default.',
  params: Type.Object({ parentRecordId: RecordIdParam, relatedListId: ApiNameParam }),
  query,
  body: null,
  answer: RelatedListCountSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'unsupportedRelatedList', 'numberOutsideRange'],
  source,
})

export const getRelatedListsCountContract = defineCall({
  name: 'getRelatedListsCount',
  method: 'GET',
  path: '/ui-api/related-list-count/batch/{parentRecordId}/{relatedListNames}',
  summary: 'Counts the records of several related lists of one record; each has its own status.',
  params: Type.Object({ parentRecordId: RecordIdParam, relatedListNames: CommaSeparated }),
  query,
  body: null,
  answer: Type.Object({
    results: batchResultsSchema<RelatedListCountRepresentation>(RelatedListCountSchema),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound', 'invalidParameter', 'tooManyValues', 'numberOutsideRange'],
  source,
})
