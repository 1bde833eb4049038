import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ActionsSchema } from '../../representation/platform-action-schemas'
import { actionFilterQuery } from '../../request/actions/action-filter-schemas'
import { CommaSeparated } from '../../request/request-schemas'

export const getLookupActionsContract = defineCall({
  name: 'getLookupActions',
  method: 'GET',
  path: '/ui-api/actions/lookup/{objectApiNames}',
  summary: 'Lists the actions that a search for a record of each object offers beside its results.',
  params: Type.Object({ objectApiNames: CommaSeparated }),
  query: Type.Object(actionFilterQuery),
  body: null,
  answer: ActionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})
