import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { batchResultsSchema } from '../../representation/batch-results-schema'
import { type ActionsRepresentation, ActionsSchema } from '../../representation/platform-action-schemas'
import { recordActionFilterBody } from '../../request/actions/action-filter-schemas'
import { ApiNameParam, CommaSeparated } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Actions'

export const getRelatedListActionsContract = defineCall({
  name: 'getRelatedListActions',
  method: 'POST',
  path: '/ui-api/actions/record/{recordIds}/related-list/{relatedListId}',
  summary: 'Lists the actions that a related list of each record offers.',
  params: Type.Object({ recordIds: CommaSeparated, relatedListId: ApiNameParam }),
  query: Type.Object({}),
  body: Type.Object(recordActionFilterBody),
  answer: ActionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'invalidParameter', 'tooManyValues', 'unsupportedRelatedList', 'notFound'],
  source,
})

export const getRelatedListsActionsContract = defineCall({
  name: 'getRelatedListsActions',
  method: 'POST',
  path: '/ui-api/actions/record/{recordIds}/related-list/batch',
  summary: 'The same for several related lists, each with a status of its own.',
  params: Type.Object({ recordIds: CommaSeparated }),
  query: Type.Object({}),
  body: Type.Object({
    relatedListsActionParameters: Type.Array(
      Type.Object({ relatedListId: ApiNameParam, ...recordActionFilterBody }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  answer: Type.Object({ results: batchResultsSchema<ActionsRepresentation>(ActionsSchema) }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'invalidParameter', 'tooManyValues', 'notFound'],
  source,
})
