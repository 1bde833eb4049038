import { defineJob } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { sendText } from '../../../customers/operations/texts/send-text'
import { orderObject } from '../../../enrollment/objects/order/object'
import { taskSubject } from '../../../enrollment/operations/order-task/task-subject'
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
    const { brand, language } = contact
    const subjectId = taskSubject(order.id, 'verification')
    const link = await issueLink(services, jobId, { purpose: 'orderTask', brand, subjectId })
    if (link === null) return
    const page = { brand, language, path: `/verification/${orderId}` }
    const input = { brand, language, values: { link: pageAddress(services, page, link.token) } }
    const envelope = {
      number: number.international,
      key: `verification ${link.idempotencyKey}`,
      countedFor: null,
    }
    await sendText(services, now(), verificationLink, input, envelope)
  },
})
