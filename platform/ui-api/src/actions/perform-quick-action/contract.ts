import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam, RecordIdParam } from '../../request/request-schemas'

/** The result of a performed action. */
export interface QuickActionExecutionRepresentation {
  /** The record that it was performed on; null for global actions. */
  readonly contextId: string | null
  readonly feedItemId: string | null
  /** The record that it created or changed. */
  readonly id: string | null
  readonly isCreated: boolean
  readonly isSuccess: boolean
  readonly successMessage: string | null
}

const nullableText = Type.Union([Type.String(), Type.Null()])

const params = Type.Object({ actionApiName: ApiNameParam })
const query = Type.Object({})

const body = Type.Object({
  allowSaveOnDuplicate: Type.Optional(Type.Boolean()),
  apiName: Type.Optional(ApiNameParam),
  contextId: Type.Optional(RecordIdParam),
  fields: Type.Optional(Type.Record(Type.String({ maxLength: 120 }), Type.Unknown())),
})

const answer = Type.Unsafe<QuickActionExecutionRepresentation>(
  Type.Object(
    {
      contextId: nullableText,
      feedItemId: nullableText,
      id: nullableText,
      isCreated: Type.Boolean(),
      isSuccess: Type.Boolean(),
      successMessage: nullableText,
    },
    { $id: 'QuickActionExecution' },
  ),
)

const errors = [
  'forbidden',
  'invalidRecordId',
  'invalidRecordInput',
  'notFound',
  'fieldNotWritable',
  'requiredFieldMissing',
  'invalidFieldValue',
  'ruleFailed',
] as const

const source = 'docs/specification/data-service.md section 7, Actions'

export const performQuickActionContract = defineCall({
  name: 'performQuickAction',
  method: 'POST',
  path: '/ui-api/actions/perform-quick-action/{actionApiName}',
  summary: 'Performs a quick action, on the record that contextId names where it is one of a record.',
  params,
  query,
  body,
  answer,
  successStatus: 201,
  errorKind: 'write',
  idempotent: true,
  errors,
  source,
})

export const performUpdateRecordQuickActionContract = defineCall({
  name: 'performUpdateRecordQuickAction',
  method: 'PATCH',
  path: '/ui-api/actions/perform-quick-action/{actionApiName}',
  summary: 'Performs a quick action that changes the record that contextId names.',
  params,
  query,
  body,
  answer,
  successStatus: 200,
  errorKind: 'write',
  idempotent: true,
  errors,
  source,
})
