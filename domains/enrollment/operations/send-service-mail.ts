import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../customers/objects/account/object'
import { type MailWatch, movesStatus, watchMails } from '../../customers/operations/changes/mail-watch'
import { mailCustomer } from '../../customers/operations/mail/mail-customer'
import { serviceEnded } from '../mails/service-ended/mail'
import { serviceStarted } from '../mails/service-started/mail'

/** Mails the customer of an account that its service has started, with how to log in, or that it has ended. */
export const sendServiceMail = defineJob<{ readonly accountId: string }, PortalJobServices>({
  name: 'send-service-mail',
  run: async ({ accountId }, { services, jobId }) => {
    const account = await read(services.engine, services.systemViewer, accountObject, accountId, [
      'Status__c',
      'AccountNumber',
      'Service_Street__c',
    ])
    if (account === null) return
    const status = account.Status__c
    const address = account.Service_Street__c ?? ''
    const accountNumber = account.AccountNumber ?? ''
    if (status === 'Active') {
      const values = () => ({ address, accountNumber })
      await mailCustomer(services, jobId, serviceStarted, { accountId, path: '/login', values })
    }
    if (status === 'Closed') {
      await mailCustomer(services, jobId, serviceEnded, {
        accountId,
        path: '/bills',
        values: () => ({ address }),
      })
    }
  },
})

/** Accounts whose service starts or ends, by the market's word, the billing system's or staff's. */
export const serviceMailWatches: readonly MailWatch[] = [
  watchMails(accountObject, {
    isMeant: movesStatus,
    fields: ['Status__c'],
    toMail: ({ Status__c, id: accountId }) => {
      const isMoved = Status__c === 'Active' || Status__c === 'Closed'
      return isMoved ? { jobName: sendServiceMail.name, payload: { accountId }, subject: accountId } : null
    },
  }),
]
