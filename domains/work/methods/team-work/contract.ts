import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { WorkRow } from '../../operations/work-schemas'

const load = {
  waiting: Type.Integer(),
  late: Type.Integer({ description: 'How many of these should have been done by now.' }),
}

export const teamWorkContract = defineCall({
  name: 'teamWork',
  method: 'POST',
  path: '/CustomerPortalWorkController/teamWork',
  summary:
    'How much work the staff of the viewer’s brand have and how much of it is late, by person and by kind; the most pressing items of those that are chosen; and complaints with their response date. For supervisors and administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      kind: Type.Optional(Type.String({ maxLength: 40, description: 'Rows of this kind only.' })),
      owner: Type.Optional(
        Type.String({ maxLength: 18, description: 'Rows of this user only; `none`: of nobody.' }),
      ),
      isLate: Type.Optional(Type.Boolean({ description: 'Late rows only.' })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    asOf: Type.String({ description: 'The moment of the answer, ISO 8601, which lateness is read against.' }),
    total: Type.Object(load),
    people: Type.Array(
      Type.Object({ userId: Type.Union([Type.String(), Type.Null()]), name: Type.String(), ...load }),
      { description: 'What nobody has first, with null; then those with the most late work.' },
    ),
    kinds: Type.Array(Type.Object({ name: Type.String(), label: Type.String(), ...load })),
    isPartial: Type.Boolean({ description: 'Whether a kind has more than the 1,000 that are counted.' }),
    rows: Type.Array(WorkRow, {
      description:
        'The 100 most pressing of the rows that are chosen: late first, then unassigned, then by due time.',
    }),
    chosen: Type.Integer({ description: 'How many rows are chosen; `rows` may be fewer.' }),
    complaints: Type.Array(
      Type.Object({
        recordId: Type.String(),
        number: Type.String(),
        subject: Type.String(),
        customer: Type.String(),
        respondBy: Type.String({ description: 'The day by which it has its result, `YYYY-MM-DD`.' }),
        owner: Type.Union([Type.String(), Type.Null()]),
      }),
      { description: 'Open complaints, at most 50, the earliest response date first.' },
    ),
    colleagues: Type.Array(Type.Object({ userId: Type.String(), name: Type.String() }), {
      description: 'Active staff whom the viewer sees, the viewer among them.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
