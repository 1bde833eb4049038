import { defineWalk, enqueueJob, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { localDay } from '../../customers/rules/calendar-day'
import { isFinallyPaid } from '../../payments/operations/final-bill'
import { autopayObject } from '../objects/autopay/object'
import { writeEnd } from './end-autopay'
import { sendAutopayChanged } from './mail-jobs'
import { readAutopay } from './stored-autopay'
import { withAutopayOf } from './with-autopay'

/**
 * Ends AutoPay of accounts whose service has ended, once their final bill is paid, and of those whose order was cancelled:
 * the customer authorised the bills of this account, of which no further one comes.
 */
export const endAutopayWithService = defineWalk<PortalJobServices>({
  name: 'end-autopay-with-service',
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, autopayObject, {
      where: { Status__c: ['Active', 'Suspended'], 'Account__r.Status__c': ['Closed', 'Cancelled'] },
      after,
      limit,
    }),
  work: async ({ services, now }, autopayId) => {
    const { engine, systemViewer } = services
    const record = await read(engine, systemViewer, autopayObject, autopayId, [
      'Account__c',
      'Account__r.Status__c',
    ])
    if (record === null) return
    const hadService = record['Account__r.Status__c'] !== 'Cancelled'
    await endWhenPaid(services, record.Account__c, hadService, now())
  },
})

/** After the debits of the day. */
export const autopayEndSchedules: readonly JobSchedule[] = [
  { name: 'daily-end-autopay', cron: '40 14 * * *', jobName: endAutopayWithService.name },
]

async function endWhenPaid(
  services: PortalJobServices,
  accountId: string,
  hadService: boolean,
  now: Date,
): Promise<void> {
  const { systemViewer } = services
  await withAutopayOf(services, accountId, async (engine, connection) => {
    const autopay = await readAutopay(engine, systemViewer, accountId)
    if (autopay === null) return
    if (hadService && !(await isFinallyPaid(engine, systemViewer, accountId, localDay(now)))) return
    await writeEnd({ engine, systemViewer, connection }, accountId, autopay, now)
    const change = { accountId, change: 'ended' } as const
    await enqueueJob(connection, sendAutopayChanged.name, change, { key: `ended ${autopay.autopayId}` })
  })
}
