import { createFormatter } from '@porchlight/i18n'
import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { fieldText } from '../../../customers/operations/person/field-text'
import { enrollmentConfirmation } from '../../mails/enrollment-confirmation/mail'

/** Mails the confirmation number of a new order. What was ordered for which home is read on the page, not in the mail. */
export const sendEnrollmentConfirmation = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-enrollment-confirmation',
  run: async ({ orderId }, { services, jobId }) => {
    const order = await services.engine.readRecord(services.systemViewer, orderId, {
      fields: ['Confirmation_Number__c', 'Requested_Start_Date__c', 'Account.ContactId'],
      optionalFields: [],
    })
    const contactId = order === null ? null : fieldText(order, 'Account.ContactId')
    const contact = contactId === null ? null : await readCustomerContact(services, contactId)
    if (order === null || contact === null || contact.email === null) return
    const { brand, language, email } = contact
    const values = {
      confirmationNumber: fieldText(order, 'Confirmation_Number__c') ?? '',
      date: createFormatter({ language }).date(fieldText(order, 'Requested_Start_Date__c') ?? ''),
    }
    const links = { seeStatus: pageAddress(services, { brand, language, path: '/enrollment-status' }) }
    await sendMail(
      services,
      enrollmentConfirmation,
      { brand, language, values, links },
      { to: email, idempotencyKey: jobId },
    )
  },
})
