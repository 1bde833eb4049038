import { defineJob } from '@porchlight/jobs'
import type { MailInput } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { depositLink } from '../../mails/deposit-link/mail'
import { documentsLink } from '../../mails/documents-link/mail'
import { verificationLink } from '../../mails/verification-link/mail'
import { orderObject } from '../../objects/order/object'
import { type OrderPage, taskSubject } from '../order-task/task-subject'

/**
 * Mails the customer of an order the address of one of its pages. The id in it opens nothing by itself; the token
 * beside it opens what is asked of the customer there, without a login.
 */
export const sendOrderLink = defineJob<
  { readonly orderId: string; readonly page: OrderPage },
  PortalJobServices
>({
  name: 'send-order-link',
  run: async ({ orderId, page }, { services, jobId }) => {
    const order = await read(services.engine, services.systemViewer, orderObject, orderId, [
      'Status',
      'Account.ContactId',
    ])
    const contactId = order?.['Account.ContactId'] ?? null
    if (order === null || contactId === null || order.Status === 'Cancelled') return
    const contact = await readCustomerContact(services, contactId)
    if (contact === null || contact.email === null) return
    const { brand, language, email } = contact
    const subjectId = taskSubject(order.id, page)
    const link = await issueLink(services, jobId, { purpose: 'orderTask', brand, subjectId })
    if (link === null) return
    const { token, hours, idempotencyKey } = link
    const address = pageAddress(services, { brand, language, path: `/${page}/${orderId}` }, token)
    const input = { brand, language, values: { count: hours } }
    const envelope = { to: email, idempotencyKey }
    const mails = {
      deposit: () => sendMail(services, depositLink, withLink(input, { payDeposit: address }), envelope),
      documents: () =>
        sendMail(services, documentsLink, withLink(input, { sendDocuments: address }), envelope),
      verification: () =>
        sendMail(services, verificationLink, withLink(input, { verifyIdentity: address }), envelope),
    }
    await mails[page]()
  },
})

function withLink<Link extends string>(
  input: Omit<MailInput<'count', never>, 'links'>,
  links: Readonly<Record<Link, string>>,
): MailInput<'count', Link> {
  return { ...input, links }
}
