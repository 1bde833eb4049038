import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/metadata'
import { read } from '@porchlight/server-methods/records/read'
import { contactObject } from '../../objects/contact/object'
import { toBrandKey } from './login-user'
import type { RecordReader } from './record-reader'

/** A person who is a customer, with or without a login. */
export interface CustomerContact {
  readonly contactId: string
  readonly firstName: string | null
  readonly lastName: string
  /** Null: we have no address to write to. */
  readonly email: string | null
  readonly brand: BrandKey
  readonly language: Language
  readonly knownWords: readonly string[]
}

/** The contact of that id; null for an unknown id. */
export async function readCustomerContact(
  reader: RecordReader,
  contactId: string,
): Promise<CustomerContact | null> {
  const record = await read(reader.engine, reader.systemViewer, contactObject, contactId, [
    'FirstName',
    'LastName',
    'Email',
    'Customer_Brand__c',
    'Preferred_Language__c',
    'MailingPostalCode',
  ])
  if (record === null) return null
  const { FirstName: firstName, LastName: lastName, Email: email } = record
  return {
    contactId: record.id,
    firstName,
    lastName,
    email,
    brand: toBrandKey(record.Customer_Brand__c),
    language: record.Preferred_Language__c === 'es' ? 'es' : 'en',
    knownWords: [firstName ?? '', lastName, email ?? '', record.MailingPostalCode ?? ''],
  }
}
