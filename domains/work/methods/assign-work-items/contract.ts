import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const assignWorkItemsContract = defineCall({
  name: 'assignWorkItems',
  method: 'POST',
  path: '/CustomerPortalWorkController/assignWorkItems',
  summary:
    'Hands up to 50 items over to one colleague, or releases them; each by itself, as `assignWork` does. An item that changed hands in the meantime stays where it is. For supervisors and administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      items: Type.Array(
        Type.Object(
          {
            recordId: Type.String({ maxLength: 18 }),
            from: Type.String({
              maxLength: 18,
              description: 'The assignee that the viewer saw; empty for an unassigned item.',
            }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 50 },
      ),
      to: Type.String({ maxLength: 18, description: 'Who is to have them; empty to release them.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    results: Type.Array(
      Type.Object({
        recordId: Type.String(),
        result: Type.Union(
          [
            Type.Literal('assigned'),
            Type.Literal('changedHands'),
            Type.Literal('notFound'),
            Type.Literal('notForColleague'),
            Type.Literal('failed'),
          ],
          {
            description:
              '`changedHands`: somebody else has it than the viewer saw. `notForColleague`: the colleague does not serve this customer, or does not do this kind of work. `failed`: try again.',
          },
        ),
      }),
      { description: 'One for each item, in their order.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
