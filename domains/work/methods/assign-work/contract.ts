import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const assignWorkContract = defineCall({
  name: 'assignWork',
  method: 'POST',
  path: '/CustomerPortalWorkController/assignWork',
  summary:
    'Hands an item over to a colleague who serves its brand, or releases it for the next press of “Next”. Nothing happens when it has changed hands in the meantime. Staff only; for customers the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      recordId: Type.String({ maxLength: 18 }),
      from: Type.String({
        maxLength: 18,
        description: 'The assignee that the viewer saw; empty for an unassigned item.',
      }),
      to: Type.String({ maxLength: 18, description: 'Who is to have it; empty to release it.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({}),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'modifiedSince', 'invalidFieldValue'],
  source: 'docs/specification/portal.md section 9',
})
