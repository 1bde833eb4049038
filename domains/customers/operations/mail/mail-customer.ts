import { createFormatter, type Formatter, type Language } from '@porchlight/i18n'
import type { Mail } from '@porchlight/mails'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../objects/account/object'
import { readCustomerContact } from '../person/customer-contact'
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
 * Mails the customer of an account, in their language and under their brand's name, always at their address on record:
 * the mail may have been triggered by another person. Sends nothing when there is no address on record. If the customer
 * has several accounts, the mail names the one it is about, and its button opens that account's page.
 */
export async function mailCustomer<Value extends string, Link extends string>(
  services: PortalJobServices,
  jobId: string,
  mail: Mail<Value, Link>,
  { accountId, path, values, isRequired = false }: CustomerMail<Value>,
): Promise<void> {
  const account = await read(services.engine, services.systemViewer, accountObject, accountId, [
    'ContactId',
    'Name',
  ])
  const contactId = account?.ContactId ?? null
  const to = contactId === null ? null : await readCustomerContact(services, contactId)
  if (account === null || to === null || to.email === null) return
  const { brand, language, email } = to
  const isOneOfSeveral = await hasSeveralAccounts(services, to.contactId)
  const opened = isOneOfSeveral ? ofAccount(path, accountId) : path
  const links = { [mail.link]: pageAddress(services, { brand, language, path: opened }) } as Record<
    Link,
    string
  >
  const home = isOneOfSeveral ? { home: account.Name } : {}
  const input = { brand, language, values: values(createFormatter({ language }), language), links, ...home }
  const envelope = { contactId: to.contactId, to: email, idempotencyKey: jobId, isRequired }
  await sendMail(services, mail, input, envelope)
}

async function hasSeveralAccounts(services: PortalJobServices, contactId: string): Promise<boolean> {
  const { engine, systemViewer } = services
  const accounts = await list(engine, systemViewer, accountObject, {
    fields: [],
    where: { ContactId: contactId },
    limit: 2,
  })
  return accounts.length > 1
}

/** The page with the account in its address, from which its header and what it leads to take their home. */
function ofAccount(path: string, accountId: string): string {
  return path.includes('?') ? path : `${path}?account=${accountId}`
}
