import { type MailWatch, movesStatus, watchMails } from '../../customers/operations/changes/mail-watch'
import { sendOrderLink } from '../../enrollment/operations/action-services/send-order-link'
import { sendEnrollmentUpdate } from '../../enrollment/operations/enrollment-work/send-update'
import { depositObject } from '../objects/deposit/object'

/**
 * Deposits whose review is decided: the customer is to pay after all, or need not pay. One that is due again because a
 * payment was returned has a mail about that payment.
 */
export const depositMailWatches: readonly MailWatch[] = [
  watchMails(depositObject, {
    isMeant: (change) => movesStatus(change) && !change.changedFields.includes('Paid_Amount__c'),
    fields: ['Status__c', 'Order__c'],
    toMail: (record) => {
      const orderId = record.Order__c
      if (orderId === null) return null
      if (record.Status__c === 'Due') {
        return { jobName: sendOrderLink.name, payload: { orderId, page: 'deposit' }, subject: orderId }
      }
      return record.Status__c === 'Waived'
        ? { jobName: sendEnrollmentUpdate.name, payload: { orderId }, subject: orderId }
        : null
    },
  }),
]
