import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ActionsSchema } from '../../representation/platform-action-schemas'
import { actionFilterQuery } from '../../request/actions/action-filter-schemas'
import { CommaSeparated } from '../../request/request-schemas'

export const getRelatedListRecordActionsContract = defineCall({
  name: 'getRelatedListRecordActions',
  method: 'GET',
  path: '/ui-api/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}',
  summary: 'Lists what the viewer can do with records of related lists of the records named first.',
  params: Type.Object({ recordIds: CommaSeparated, relatedListRecordIds: CommaSeparated }),
  query: Type.Object(actionFilterQuery),
  body: null,
  answer: ActionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'invalidParameter', 'tooManyValues', 'notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})
