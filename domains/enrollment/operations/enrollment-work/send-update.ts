import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { Mail } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { type MailWatch, moves, watchMails } from '../../../customers/operations/changes/mail-watch'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { enrollmentUpdate } from '../../mails/enrollment-update/mail'
import { orderRejected } from '../../mails/order-rejected/mail'
import { startConfirmed } from '../../mails/start-confirmed/mail'
import { workStepObject } from '../../objects/work-step/object'
import { isOpenStep, type OrderWork, readOrderWork } from './order-work'

/**
 * Mails the customer the state of their order at the time of sending: that the utility rejected it, or the day on which
 * service starts once nothing else is needed; otherwise that there is an update on its page.
 */
export const sendEnrollmentUpdate = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-enrollment-update',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await readOrderWork(services, orderId)
    const contact = order === null ? null : await readCustomerContact(services, order.contactId)
    if (order === null || contact === null || contact.email === null) return
    const { brand, language, email } = contact
    const { date } = createFormatter({ language })
    const links = { seeStatus: pageAddress(services, { brand, language, path: '/enrollment-status' }) }
    const values = {
      address: order.street,
      date: order.confirmedStart === null ? '' : date(order.confirmedStart),
    }
    await sendMail(
      services,
      mailOf(order),
      { brand, language, values, links },
      { contactId: contact.contactId, to: email, idempotencyKey: jobId, isRequired: isAwaited(order) },
    )
  },
})

function mailOf({
  status,
  stage,
  marketStatus,
  confirmedStart,
}: OrderWork): Mail<'address' | 'date', 'seeStatus'> {
  if (status === 'Cancelled' && marketStatus === 'Rejected') return orderRejected
  const isReady = status === 'Pending' && stage === 'Complete' && marketStatus === 'Confirmed'
  return isReady && confirmedStart !== null ? startConfirmed : enrollmentUpdate
}

/** Returns whether the customer may have something to do, or is waiting for the result about a deposit. */
function isAwaited({ creditStatus, steps }: OrderWork): boolean {
  return (
    creditStatus === 'Deposit_Required' || steps.some((step) => step.type !== 'Utility' && isOpenStep(step))
  )
}

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
