import type { Mail, MailInput } from '@porchlight/mails'
import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { issueLink } from '../../../customers/operations/mail/issue-link'
import { pageAddress } from '../../../customers/operations/mail/page-address'
import { sendMail } from '../../../customers/operations/mail/send-mail'
import {
  type CustomerContact,
  readCustomerContact,
} from '../../../customers/operations/person/customer-contact'
import { type OrderPage, taskSubject } from './task-subject'

/** A page of an order. */
interface OrderTask {
  readonly orderId: string
  readonly page: OrderPage
}

/**
 * Issues the link of a job to a page of an order. The id in its URL opens nothing by itself; the token with it opens
 * the customer's tasks there, without a login. Null when it was used or a newer one was issued.
 */
export async function issueOrderLink(
  services: PortalJobServices,
  jobId: string,
  { brand, language }: Pick<CustomerContact, 'brand' | 'language'>,
  { orderId, page }: OrderTask,
): Promise<{ readonly address: string; readonly hours: number; readonly idempotencyKey: string } | null> {
  const subjectId = taskSubject(orderId, page)
  const link = await issueLink(services, jobId, { purpose: 'orderTask', brand, subjectId })
  if (link === null) return null
  return {
    ...link,
    address: pageAddress(services, { brand, language, path: `/${page}/${orderId}` }, link.token),
  }
}

/** Mails a customer the link to a page of their order; without an email address nothing is sent. */
export async function mailOrderLink<Value extends string, Link extends string>(
  services: PortalJobServices,
  jobId: string,
  mail: Mail<Value, Link>,
  {
    contactId,
    values,
    ...task
  }: OrderTask & {
    readonly contactId: string
    /** `count` is how many hours the link works. */
    readonly values: (given: {
      readonly count: number
      readonly language: Language
    }) => MailInput<Value, Link>['values']
  },
): Promise<void> {
  const contact = await readCustomerContact(services, contactId)
  if (contact === null || contact.email === null) return
  const link = await issueOrderLink(services, jobId, contact, task)
  if (link === null) return
  const { brand, language, email: to } = contact
  const { address, hours: count, idempotencyKey } = link
  const links = { [mail.link]: address } as Record<Link, string>
  const input = { brand, language, values: values({ count, language }), links }
  await sendMail(services, mail, input, { contactId, to, idempotencyKey })
}
