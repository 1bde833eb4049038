import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { WorkRow } from '../../operations/work-schemas'

export const workQueueContract = defineCall({
  name: 'workQueue',
  method: 'POST',
  path: '/CustomerPortalWorkController/workQueue',
  summary:
    'What waits for staff of the viewer’s brand, the most urgent first, with the kinds of work and those it can be handed to. For staff; to customers there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    asOf: Type.String({
      description: 'The moment of the answer, ISO 8601, which due times are read against.',
    }),
    viewerId: Type.String(),
    leadsTeam: Type.Boolean({ description: 'Whether `teamWork` exists for the viewer.' }),
    rows: Type.Array(WorkRow),
    hasMore: Type.Boolean({ description: 'Whether a kind has more than are answered.' }),
    kinds: Type.Array(Type.Object({ name: Type.String(), label: Type.String() })),
    colleagues: Type.Array(Type.Object({ userId: Type.String(), name: Type.String() }), {
      description: 'Active staff whom the viewer sees, the viewer among them.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
