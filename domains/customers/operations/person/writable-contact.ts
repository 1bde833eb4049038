import { type CustomerContact, readCustomerContact } from './customer-contact'
import { fieldText } from './field-text'
import type { RecordReader } from './record-reader'

/** The customer of an account, for a mail to them; null when there is none, or no address to write to. */
export async function writableContactOf(
  reader: RecordReader,
  accountId: string,
): Promise<(CustomerContact & { readonly email: string }) | null> {
  const account = await reader.engine.readRecord(reader.systemViewer, accountId, {
    fields: ['ContactId'],
    optionalFields: [],
  })
  const contactId = account === null ? null : fieldText(account, 'ContactId')
  const contact = contactId === null ? null : await readCustomerContact(reader, contactId)
  return contact === null || contact.email === null ? null : { ...contact, email: contact.email }
}
