import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const ChangeSchema = Type.Object(
  {
    objectApiName: Type.String(),
    recordId: Type.String({ description: '18 characters.' }),
    changeType: Type.Union([Type.Literal('created'), Type.Literal('updated'), Type.Literal('deleted')]),
    fields: Type.Array(Type.String(), {
      description: 'Names of those changed fields that the user may read; none of a deletion.',
    }),
    at: Type.String({ format: 'date-time' }),
  },
  { $id: 'Change' },
)

/** Bounds of the number of changes per page, and the default. */
export const changesPerPage = { min: 1, max: 1_000, fallback: 200 } as const

export const getChangesContract = defineCall({
  name: 'getChanges',
  method: 'GET',
  path: '/changes',
  summary: 'What changed after a position, of what the user may see; without one, where the changes are now.',
  params: Type.Object({}),
  query: Type.Object({
    after: Type.Optional(
      Type.String({ maxLength: 200, description: 'The position of an earlier answer, from its nextUrl.' }),
    ),
    limit: Type.Optional(
      Type.String({
        maxLength: 12,
        pattern: '^-?[0-9]+$',
        description: 'Changes in one answer: 1 to 1000, 200 by default.',
      }),
    ),
  }),
  body: null,
  answer: Type.Object(
    {
      changes: Type.Array(ChangeSchema),
      nextUrl: Type.String({ description: 'Where to go on, at once or later.' }),
      isCaughtUp: Type.Boolean({ description: 'Whether nothing more can be read for now.' }),
    },
    { $id: 'Changes' },
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidSession', 'numberOutsideRange', 'invalidChangePosition', 'changesExpired'],
  source: '[Changes, for programs](../guides/changes-for-programs.md)',
})
