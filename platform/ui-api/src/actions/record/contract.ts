import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ActionsSchema } from '../../representation/platform-action-schemas'
import { actionFilterQuery, recordActionFilterQuery } from '../../request/actions/action-filter-schemas'
import { CommaSeparated } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Actions'
const errors = ['invalidRecordId', 'invalidParameter', 'tooManyValues', 'notFound'] as const

export const getRecordActionsContract = defineCall({
  name: 'getRecordActions',
  method: 'GET',
  path: '/ui-api/actions/record/{recordIds}',
  summary: 'Lists what the viewer can do with each record as it is now.',
  params: Type.Object({ recordIds: CommaSeparated }),
  query: Type.Object(recordActionFilterQuery),
  body: null,
  answer: ActionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})

export const getRecordEditActionsContract = defineCall({
  name: 'getRecordEditActions',
  method: 'GET',
  path: '/ui-api/actions/record/{recordIds}/record-edit',
  summary: 'Lists the actions of the page that changes each record.',
  params: Type.Object({ recordIds: CommaSeparated }),
  query: Type.Object(actionFilterQuery),
  body: null,
  answer: ActionsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})
