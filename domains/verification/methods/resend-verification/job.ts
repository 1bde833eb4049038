import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { sendText } from '../../../customers/operations/texts/send-text'
import { orderObject } from '../../../enrollment/objects/order/object'
import { issueOrderLink } from '../../../enrollment/operations/order-task/mail-order-link'
import { verificationLink } from '../../../enrollment/texts/verification-link/text'
import { readOrderMobile } from './order-mobile'

/** Texts the customer of an order the link of the identity check; a newer link, also by mail, takes its place. */
export const sendVerificationText = defineJob<{ readonly orderId: string }, PortalJobServices>({
  name: 'send-verification-text',
  run: async ({ orderId }, { services, jobId, now }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'Status',
      'Account.ContactId',
    ])
    const contactId = order?.['Account.ContactId'] ?? null
    if (order === null || contactId === null || order.Status === 'Cancelled') return
    const contact = await readCustomerContact(services, contactId)
    const number = await readOrderMobile(services, contactId)
    if (contact === null || number === null) return
    const link = await issueOrderLink(services, jobId, contact, { orderId, page: 'verification' })
    if (link === null) return
    const { brand, language } = contact
    const input = { brand, language, values: { link: link.address } }
    const envelope = {
      contactId,
      number: number.international,
      key: `verification ${link.idempotencyKey}`,
      countedFor: null,
    }
    await sendText(services, now(), verificationLink, input, envelope)
  },
})
