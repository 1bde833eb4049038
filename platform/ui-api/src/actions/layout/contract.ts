import type { LayoutRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordLayoutSchema } from '../../representation/layout-schema'
import { ApiNameParam, RecordIdParam } from '../../request/request-schemas'

/** The form of a quick action. */
export interface QuickActionLayoutRepresentation {
  readonly actionApiName: string
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly layout: LayoutRepresentation
}

export const getQuickActionLayoutContract = defineCall({
  name: 'getQuickActionLayout',
  method: 'GET',
  path: '/ui-api/actions/layout/{actionApiName}',
  summary: 'Describes the form of a quick action.',
  params: Type.Object({ actionApiName: ApiNameParam }),
  query: Type.Object({
    objectApiName: Type.Optional(ApiNameParam),
    recordTypeId: Type.Optional(RecordIdParam),
  }),
  body: null,
  answer: Type.Unsafe<QuickActionLayoutRepresentation>(
    Type.Object(
      { actionApiName: Type.String(), eTag: Type.String(), layout: RecordLayoutSchema },
      { $id: 'QuickActionLayout' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})
