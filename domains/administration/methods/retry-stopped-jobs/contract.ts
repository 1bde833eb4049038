import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { maxReasonLength, maxRetried } from '../../facts/operations-limits'

export const retryStoppedJobsContract = defineCall({
  name: 'retryStoppedJobs',
  method: 'POST',
  path: '/CustomerPortalOperationsController/retryStoppedJobs',
  summary:
    'Gives up to 50 jobs all their attempts again, each by itself, and audits who did so and why. A job that somebody else retried in the meantime is left alone. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      jobIds: Type.Array(Type.String({ pattern: '^[0-9]{1,18}$' }), {
        minItems: 1,
        maxItems: maxRetried,
        uniqueItems: true,
      }),
      reason: Type.String({
        maxLength: maxReasonLength,
        pattern: '\\S',
        description: 'Why; it is kept in the audit log.',
      }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    results: Type.Array(
      Type.Object({
        jobId: Type.String(),
        result: Type.Union([Type.Literal('retried'), Type.Literal('notStopped')], {
          description: '`notStopped`: it was retried already, or there is no such job.',
        }),
      }),
      { description: 'One for each job, in their order.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
