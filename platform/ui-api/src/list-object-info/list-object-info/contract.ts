import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ListObjectInfoSchema } from '../../representation/list-object-info-schema'
import { ApiNameParam } from '../../request/request-schemas'

export const getListObjectInfoContract = defineCall({
  name: 'getListObjectInfo',
  method: 'GET',
  path: '/ui-api/list-object-info/{objectApiName}',
  summary: 'Describes what list views of an object can be made of.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({}),
  body: null,
  answer: ListObjectInfoSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden'],
  source: 'docs/specification/data-service.md section 7, Records and lists',
})
