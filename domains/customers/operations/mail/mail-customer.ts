import { createFormatter, type Formatter, type Language } from '@porchlight/i18n'
import type { Mail } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../objects/account/object'
import { type CustomerContact, readCustomerContact } from '../person/customer-contact'
import { pageAddress } from './page-address'
import type { MailEnvelope } from './record-mail'
import { sendMail } from './send-mail'

/** What a mail about an account is filled with. */
export interface CustomerMail<Value extends string> extends Pick<MailEnvelope, 'isRequired'> {
  readonly accountId: string
  /** The page that its button opens, without the language: `/autopay`. */
  readonly path: string
  /** The values, formatted in the customer's language. */
  readonly values: (format: Formatter, language: Language) => Readonly<Record<Value, string>>
}

/**
 * Mails the customer of an account, in their language and their brand's name, always to the address that we have of
 * them: the mail may have been triggered by another person. Where we have no address, nothing is sent.
 */
export async function mailCustomer<Value extends string, Link extends string>(
  services: PortalJobServices,
  jobId: string,
  mail: Mail<Value, Link>,
  { accountId, path, values, isRequired = false }: CustomerMail<Value>,
): Promise<void> {
  const to = await contactOf(services, accountId)
  if (to === null || to.email === null) return
  const { brand, language, email } = to
  const links = { [mail.link]: pageAddress(services, { brand, language, path }) } as Record<Link, string>
  const input = { brand, language, values: values(createFormatter({ language }), language), links }
  const envelope = { contactId: to.contactId, to: email, idempotencyKey: jobId, isRequired }
  await sendMail(services, mail, input, envelope)
}

async function contactOf(services: PortalJobServices, accountId: string): Promise<CustomerContact | null> {
  const account = await read(services.engine, services.systemViewer, accountObject, accountId, ['ContactId'])
  const contactId = account?.ContactId ?? null
  return contactId === null ? null : readCustomerContact(services, contactId)
}
