import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { type MailWatch, moves, watchMails } from '../../../customers/operations/changes/mail-watch'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { enrollmentUpdate } from '../../mails/enrollment-update/mail'
import { workStepObject } from '../../objects/work-step/object'
import { readOrderWork } from './order-work'

/** Tells the customer that something about the order has changed. What, is read on its page. */
export const sendEnrollmentUpdate = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-enrollment-update',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await readOrderWork(services, orderId)
    const contact = order === null ? null : await readCustomerContact(services, order.contactId)
    if (contact === null || contact.email === null) return
    const { brand, language, email } = contact
    const seeStatus = pageAddress(services, { brand, language, path: '/enrollment-status' })
    await sendMail(
      services,
      enrollmentUpdate,
      { brand, language, values: {}, links: { seeStatus } },
      { contactId: contact.contactId, to: email, idempotencyKey: jobId },
    )
  },
})

/** Identity checks that are done, whether a person finished them or the document in their place was accepted. */
export const identityMailWatches: readonly MailWatch[] = [
  watchMails(workStepObject, {
    isMeant: moves('Status'),
    fields: ['Step_Type__c', 'Status', 'Order__c'],
    toMail: (record) => {
      const orderId = record.Order__c
      const isDone = record.Step_Type__c === 'Identity' && record.Status === 'Completed'
      if (orderId === null || !isDone) return null
      return { jobName: sendEnrollmentUpdate.name, payload: { orderId }, subject: orderId }
    },
  }),
]
