import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { batchResultsSchema } from '../../representation/batch-results-schema'
import {
  type RelatedListPreferencesRepresentation,
  RelatedListPreferencesSchema,
} from '../../representation/related-list-schema'
import {
  ColumnWidthsInput,
  ColumnWrapInput,
  OrderedByInput,
} from '../../request/related-lists/related-list-input-schemas'
import { CommaSeparated } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Related lists'
const params = Type.Object({
  preferencesId: Type.String({
    minLength: 1,
    maxLength: 241,
    description: 'Object and related list, such as `Account.Cases`.',
  }),
})
const query = Type.Object({})

export const getRelatedListPreferencesContract = defineCall({
  name: 'getRelatedListPreferences',
  method: 'GET',
  path: '/ui-api/related-list-preferences/{preferencesId}',
  summary: 'How the viewer wants a related list ordered and its columns shown.',
  params,
  query,
  body: null,
  answer: RelatedListPreferencesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden', 'unsupportedRelatedList'],
  source,
})

export const updateRelatedListPreferencesContract = defineCall({
  name: 'updateRelatedListPreferences',
  method: 'PATCH',
  path: '/ui-api/related-list-preferences/{preferencesId}',
  summary:
    'Keeps how the viewer wants a related list; what is left out stays, null goes back to the list’s own.',
  params,
  query,
  body: Type.Object({
    columnWidths: Type.Optional(ColumnWidthsInput),
    columnWrap: Type.Optional(ColumnWrapInput),
    orderedBy: Type.Optional(OrderedByInput),
  }),
  answer: RelatedListPreferencesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'forbidden',
    'unsupportedRelatedList',
    'unknownField',
    'notSortable',
    'tooManyValues',
    'invalidParameter',
  ],
  source,
})

export const getRelatedListPreferencesBatchContract = defineCall({
  name: 'getRelatedListPreferencesBatch',
  method: 'GET',
  path: '/ui-api/related-list-preferences/batch/{preferencesIds}',
  summary: 'The same of several related lists; each has its own status.',
  params: Type.Object({ preferencesIds: CommaSeparated }),
  query,
  body: null,
  answer: Type.Object({
    results: batchResultsSchema<RelatedListPreferencesRepresentation>(RelatedListPreferencesSchema),
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'tooManyValues'],
  source,
})
