import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const stoppedJobsContract = defineCall({
  name: 'stoppedJobs',
  method: 'POST',
  path: '/CustomerPortalOperationsController/stoppedJobs',
  summary:
    'Background work that was given up, the newest first. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({
    jobs: Type.Array(
      Type.Object({
        jobId: Type.String(),
        jobName: Type.String(),
        failure: nullable('The last failure, masked; null when no attempt could report one.'),
        attempts: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Null for jobs that were given up before this was counted.',
        }),
        enqueuedAt: Type.String(),
        failedAt: Type.String(),
        recordIds: Type.Array(Type.String(), { description: 'The records that it is about.' }),
      }),
      { description: 'At most 100.' },
    ),
    hasMore: Type.Boolean(),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
