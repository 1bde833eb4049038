import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ActionsSchema } from '../../representation/platform-action-schemas'
import { actionFilterQuery } from '../../request/actions/action-filter-schemas'
import { ApiNameParam } from '../../request/request-schemas'

export const getObjectCreateActionsContract = defineCall({
  name: 'getObjectCreateActions',
  method: 'GET',
  path: '/ui-api/actions/object/{objectApiName}/record-create',
  summary: 'Lists the actions of the page that makes a record of the object.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object(actionFilterQuery),
  body: null,
  answer: ActionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})
