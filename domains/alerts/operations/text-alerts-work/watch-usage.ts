import { defineJob, enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { listEvery } from '@porchlight/server-methods/records/list'
import { alertSubscriptionObject } from '../../objects/alert-subscription/object'
import { alertFields, toAlert } from '../read-alerts'
import { readExpectedBill } from './expected-bill'
import { sendAlert } from './send-alert'

const pageSize = 2_000

/** Has everyone told whose running bill is expected to pass what they named, once in each cycle. */
export const watchUsage = defineJob<{ readonly scheduledFor: string }, PortalJobServices>({
  name: 'watch-usage-for-alerts',
  timeLimitMs: 60 * 60_000,
  run: async (_payload, { services, now, signal }) => {
    const wanted = listEvery(services.engine, services.systemViewer, alertSubscriptionObject, {
      fields: alertFields,
      where: { Alert_Type__c: 'High_Usage', Channel__c: 'Text', Status__c: 'Active' },
      orderedBy: ['CreatedDate'],
      pageSize,
    })
    for await (const record of wanted) {
      if (signal.aborted) return
      const alert = toAlert(record)
      if (alert.threshold === null) continue
      const expected = await readExpectedBill(services, alert.accountId, now)
      if (expected === null || expected.amount < alert.threshold) continue
      const occasion = `high-usage ${alert.accountId} ${expected.since}`
      const payload = { event: 'high-usage', recordId: alert.accountId, occasion }
      await enqueueJob(services.pool, sendAlert.name, payload, { key: occasion })
    }
  },
})
