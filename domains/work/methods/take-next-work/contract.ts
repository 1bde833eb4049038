import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { WorkRow } from '../../operations/work-schemas'

export const takeNextWorkContract = defineCall({
  name: 'takeNextWork',
  method: 'POST',
  path: '/CustomerPortalWorkController/takeNextWork',
  summary:
    'Assigns the most urgent unassigned item to the viewer, and to no one else however many press at once. Staff only; for customers the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    { kind: Type.Optional(Type.String({ maxLength: 40, description: 'Only of this kind; empty for all.' })) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ row: Type.Union([WorkRow, Type.Null()]) }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
