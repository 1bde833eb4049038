import { type MailWatch, movesStatus } from '../../customers/operations/changes/mail-watch'
import { sendOrderLink } from '../../enrollment/operations/action-services/send-order-link'
import { sendEnrollmentUpdate } from '../../enrollment/operations/enrollment-work/send-update'

/**
 * Deposits whose review is decided: the customer is to pay after all, or need not pay. One that is due again because a
 * payment was returned has a mail about that payment.
 */
export const depositMailWatches: readonly MailWatch[] = [
  {
    objectApiName: 'Deposit__c',
    isMeant: (change) => movesStatus(change) && !change.changedFields.includes('Paid_Amount__c'),
    fields: ['Status__c', 'Order__c'],
    toMail: (text) => {
      const orderId = text('Order__c')
      if (orderId === null) return null
      if (text('Status__c') === 'Due') {
        return { jobName: sendOrderLink.name, payload: { orderId, page: 'deposit' }, subject: orderId }
      }
      return text('Status__c') === 'Waived'
        ? { jobName: sendEnrollmentUpdate.name, payload: { orderId }, subject: orderId }
        : null
    },
  },
]
