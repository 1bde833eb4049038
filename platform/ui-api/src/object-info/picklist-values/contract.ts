import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import {
  PicklistValuesCollectionSchema,
  PicklistValuesSchema,
} from '../../representation/picklist-values-schema'
import { ApiNameParam, RecordIdParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Metadata, layouts, picklists'

export const getPicklistValuesByRecordTypeContract = defineCall({
  name: 'getPicklistValuesByRecordType',
  method: 'GET',
  path: '/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}',
  summary: 'The choices of every picklist of an object that the viewer may read, for one record type.',
  params: Type.Object({ objectApiName: ApiNameParam, recordTypeId: RecordIdParam }),
  query: Type.Object({}),
  body: null,
  answer: PicklistValuesCollectionSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId'],
  source,
})

export const getPicklistValuesContract = defineCall({
  name: 'getPicklistValues',
  method: 'GET',
  path: '/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}',
  summary: 'The choices of one picklist, for one record type.',
  params: Type.Object({
    objectApiName: ApiNameParam,
    recordTypeId: RecordIdParam,
    fieldApiName: ApiNameParam,
  }),
  query: Type.Object({}),
  body: null,
  answer: PicklistValuesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId', 'unknownField', 'notPicklist'],
  source,
})
