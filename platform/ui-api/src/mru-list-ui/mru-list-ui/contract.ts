import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ListUISchema } from '../../representation/list-ui-schema'
import { RecentPageQuery } from '../../request/lists/list-query-schemas'
import { ApiNameParam } from '../../request/request-schemas'

export const getMruListUiContract = defineCall({
  name: 'getMruListUi',
  method: 'GET',
  path: '/ui-api/mru-list-ui/{objectApiName}',
  summary: 'Opens the list of the records of an object that the viewer looked at last.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: RecentPageQuery,
  body: null,
  answer: ListUISchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'notFound',
    'unqualifiedField',
    'unknownField',
    'spanTooDeep',
    'numberOutsideRange',
    'invalidPageToken',
    'tooManyValues',
  ],
  source: 'docs/specification/data-service.md section 7, Records and lists',
})
