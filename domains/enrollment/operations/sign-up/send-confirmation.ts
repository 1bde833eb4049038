import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { enrollmentConfirmation } from '../../mails/enrollment-confirmation/mail'
import { orderObject } from '../../objects/order/object'

/** Mails the confirmation number of a new order. What was ordered for which home is read on the page, not in the mail. */
export const sendEnrollmentConfirmation = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-enrollment-confirmation',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'Confirmation_Number__c',
      'Requested_Start_Date__c',
      'Account.ContactId',
    ])
    const contactId = order?.['Account.ContactId'] ?? null
    const contact = contactId === null ? null : await readCustomerContact(services, contactId)
    if (order === null || contact === null || contact.email === null) return
    const { brand, language, email } = contact
    const values = {
      confirmationNumber: order.Confirmation_Number__c,
      date: createFormatter({ language }).date(order.Requested_Start_Date__c ?? ''),
    }
    const links = { seeStatus: pageAddress(services, { brand, language, path: '/enrollment-status' }) }
    await sendMail(
      services,
      enrollmentConfirmation,
      { brand, language, values, links },
      { contactId: contact.contactId, to: email, idempotencyKey: jobId },
    )
  },
})
