import { defineWalk, enqueueJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { read } from '@porchlight/server-methods/records/read'
import { alertSubscriptionObject } from '../../objects/alert-subscription/object'
import { alertFields, toAlert } from '../read-alerts'
import { readExpectedBill } from './expected-bill'
import { sendAlert } from './send-alert'

/** Has everyone notified whose running bill is expected to pass what they named, once in each cycle. */
export const watchUsage = defineWalk<PortalJobServices>({
  name: 'watch-usage-for-alerts',
  rowsAfter: ({ services: { engine, systemViewer } }, after, limit) =>
    keysAfter(engine, systemViewer, alertSubscriptionObject, {
      where: { Alert_Type__c: 'High_Usage', Channel__c: 'Text', Status__c: 'Active' },
      after,
      limit,
    }),
  work: async ({ services, now }, subscriptionId) => {
    const { engine, systemViewer, pool } = services
    const record = await read(engine, systemViewer, alertSubscriptionObject, subscriptionId, alertFields)
    const alert = record === null ? null : toAlert(record)
    if (alert === null || alert.threshold === null) return
    const expected = await readExpectedBill(services, alert.accountId, now)
    if (expected === null || expected.amount < alert.threshold) return
    const occasion = `high-usage ${alert.accountId} ${expected.since}`
    const payload = { event: 'high-usage', recordId: alert.accountId, occasion }
    await enqueueJob(pool, sendAlert.name, payload, { key: occasion })
  },
})
