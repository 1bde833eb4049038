import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { LookupMetadataSchema } from '../../representation/lookup-metadata-schema'
import { ApiNameParam } from '../../request/request-schemas'

export const getLookupMetadataContract = defineCall({
  name: 'getLookupMetadata',
  method: 'GET',
  path: '/ui-api/search-info/{objectApiName}/lookup/{fieldApiName}',
  summary: 'How records are looked up for a reference field: what is shown of each and what is looked into.',
  params: Type.Object({ objectApiName: ApiNameParam, fieldApiName: ApiNameParam }),
  query: Type.Object({}),
  body: null,
  answer: LookupMetadataSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'unknownField', 'invalidParameter'],
  source: 'docs/specification/data-service.md section 7, Search and lookups',
})
