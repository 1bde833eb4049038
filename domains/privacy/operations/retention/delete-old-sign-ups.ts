import { defineWalk, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { leadObject } from '../../../enrollment/objects/lead/object'
import { deleted } from '../../facts/erasure-plan'
import { signUpDays } from '../../facts/retention-days'
import { eraseSteps } from '../erasure/erase-steps'

const dayMs = 86_400_000

/** Deletes abandoned sign-ups, and the remains of those that became customers. */
export const deleteOldSignUps = defineWalk<PortalJobServices>({
  name: 'delete-old-sign-ups',
  rowsAfter: ({ services: { engine, systemViewer }, now }, after, limit) =>
    keysAfter(engine, systemViewer, leadObject, {
      where: { LastModifiedDate: { lt: new Date(now().getTime() - signUpDays * dayMs).toISOString() } },
      after,
      limit,
    }),
  work: ({ services: { engine } }, leadId) => eraseSteps(engine, [deleted(leadObject.apiName, 'Id')], leadId),
})

/** Every night, when customers in Texas sleep. */
export const signUpRetentionSchedules: readonly JobSchedule[] = [
  { name: 'delete-old-sign-ups', cron: '40 9 * * *', jobName: deleteOldSignUps.name },
]
