import type { DuplicatesConfigurationRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam, RecordIdParam } from '../../request/request-schemas'

const names = Type.Array(Type.String())

const DuplicatesConfigurationSchema = Type.Unsafe<DuplicatesConfigurationRepresentation>(
  Type.Object({
    apiName: Type.String(),
    dedupeEnabled: Type.Boolean(),
    dedupeFields: names,
    duplicateRules: Type.Array(
      Type.Object({
        actionOnInsert: Type.String({ description: 'Allow or Block.' }),
        actionOnUpdate: Type.String({ description: 'Allow or Block.' }),
        active: Type.Boolean(),
        duplicateRuleFilters: Type.Array(
          Type.Object({
            booleanFilter: Type.Union([Type.String(), Type.Null()]),
            filterItems: Type.Array(
              Type.Object({
                field: Type.String(),
                operation: Type.String(),
                sortOrder: Type.Integer(),
                value: Type.String(),
              }),
            ),
            ruleCritera: Type.String(),
          }),
        ),
        matchRules: Type.Array(
          Type.Object({
            matchEngine: Type.String({ description: 'ExactMatchEngine or FuzzyMatchEngine.' }),
            matchFields: names,
            name: Type.String(),
            objectApiName: Type.String(),
          }),
        ),
        name: Type.String(),
        operationsOnInsert: names,
        operationsOnUpdate: names,
      }),
    ),
    predupeEnabled: Type.Boolean(),
  }),
)

export const getDuplicateConfigurationContract = defineCall({
  name: 'getDuplicateConfiguration',
  method: 'GET',
  path: '/ui-api/duplicates/{objectApiName}',
  summary: 'The duplicate rules of an object, as far as the viewer may read the fields that they compare.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({ recordTypeId: Type.Optional(RecordIdParam) }),
  body: null,
  answer: DuplicatesConfigurationSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'invalidRecordId'],
  source: 'docs/specification/data-service.md section 7, Metadata, layouts, picklists',
})
