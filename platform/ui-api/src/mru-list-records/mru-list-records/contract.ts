import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ListPageSchema } from '../../representation/list-page-schema'
import { RecentPageQuery } from '../../request/lists/list-query-schemas'
import { ApiNameParam } from '../../request/request-schemas'

export const getMruListRecordsContract = defineCall({
  name: 'getMruListRecords',
  method: 'GET',
  path: '/ui-api/mru-list-records/{objectApiName}',
  summary: 'Reads a page of the records of an object that the viewer looked at last.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: RecentPageQuery,
  body: null,
  answer: ListPageSchema,
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
