import { defineJob } from '@porchlight/jobs'
import { depositLink, documentsLink, type MailInput, verificationLink } from '@porchlight/mails'
import type { PortalJobServices } from '../define/job-context'
import { pageAddress } from '../mail/page-address'
import { sendMail } from '../mail/send-mail'
import { readCustomerContact } from '../person/customer-contact'
import { fieldText } from '../person/field-text'

/** The pages of an order that customers are sent a link to; each is the first part of the page's address. */
export const orderPages = ['deposit', 'documents', 'verification'] as const
export type OrderPage = (typeof orderPages)[number]

/** Mails the customer of an order the address of one of its pages. The id in it opens nothing by itself. */
export const sendOrderLink = defineJob<
  { readonly orderId: string; readonly page: OrderPage },
  PortalJobServices
>({
  name: 'send-order-link',
  run: async ({ orderId, page }, { services, jobId }) => {
    const order = await services.engine.readRecord(services.systemViewer, orderId, {
      fields: ['Status', 'Account.ContactId'],
      optionalFields: [],
    })
    const contactId = order === null ? null : fieldText(order, 'Account.ContactId')
    if (order === null || contactId === null || fieldText(order, 'Status') === 'Cancelled') return
    const contact = await readCustomerContact(services, contactId)
    if (contact === null || contact.email === null) return
    const { brand, language, email } = contact
    const address = pageAddress(services, { brand, language, path: `/${page}/${orderId}` })
    const input = { brand, language, values: {} }
    const envelope = { to: email, idempotencyKey: jobId }
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
  input: Omit<MailInput<never, never>, 'links'>,
  links: Readonly<Record<Link, string>>,
): MailInput<never, Link> {
  return { ...input, links }
}
