import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ActionsSchema } from '../../representation/platform-action-schemas'
import { recordActionFilterQuery } from '../../request/actions/action-filter-schemas'

export const getGlobalActionsContract = defineCall({
  name: 'getGlobalActions',
  method: 'GET',
  path: '/ui-api/actions/global',
  summary: 'Lists the actions that are performed on no record.',
  params: Type.Object({}),
  query: Type.Object(recordActionFilterQuery),
  body: null,
  answer: ActionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter'],
  source: 'docs/specification/data-service.md section 7, Actions',
})
