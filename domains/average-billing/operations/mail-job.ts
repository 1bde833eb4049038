import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { averageBillingOff } from '../mails/average-billing-off/mail'
import { averageBillingOn } from '../mails/average-billing-on/mail'

/** Tells the customer that average billing was turned on or off, here or by the billing system: it may not have been them. */
export const sendAverageBillingChanged = defineJob<
  { readonly accountId: string; readonly isOn: boolean },
  PortalJobServices
>({
  name: 'send-average-billing-changed',
  run: async ({ accountId, isOn }, { services, jobId }) => {
    const path = `/average-billing?account=${accountId}`
    const mail = isOn ? averageBillingOn : averageBillingOff
    await mailCustomer(services, jobId, mail, { accountId, path, values: () => ({}) })
  },
})
