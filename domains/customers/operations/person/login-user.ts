import { type BrandKey, defaultBrandKey, isBrandKey } from '@porchlight/brands'
import { isTimeZone, type Language, type RecordRepresentation } from '@porchlight/metadata'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from './field-text'
import type { RecordReader } from './record-reader'

/** A login, as far as signing in and mails about it need it. */
export interface LoginUser {
  readonly userId: string
  /** The address that the person signs in with and that mails about the login go to. */
  readonly username: string
  readonly active: boolean
  readonly staff: boolean
  readonly contactId: string | null
  /** The brand that the person is a customer of or serves; the default brand for those who serve all. */
  readonly brand: BrandKey
  readonly language: Language
  /** A zone that this runtime knows, whatever is stored: no mail fails for it. */
  readonly timeZone: string
  readonly name: string
  /** What a guesser knows of the person: no password may rest on it. */
  readonly knownWords: readonly string[]
}

const selection = {
  fields: [
    'Name',
    'Username',
    'IsActive',
    'Portal_Role__c',
    'ContactId',
    'Served_Brand__c',
    'LanguageLocaleKey',
    'TimeZoneSidKey',
    'Contact.Customer_Brand__c',
    'Contact.MailingPostalCode',
  ],
  optionalFields: [],
}

/** The login of that id; null when there is none. */
export async function readLoginUser(reader: RecordReader, userId: string): Promise<LoginUser | null> {
  const record = await reader.engine.readRecord(reader.systemViewer, userId, selection)
  return record === null ? null : toLoginUser(record)
}

/** The login whose `field` holds `value`; one statement, whether there is one or not. */
export async function findLoginUser(
  reader: RecordReader,
  field: 'Username' | 'ContactId',
  value: string,
): Promise<LoginUser | null> {
  const records = await firstRecords(reader.engine, reader.systemViewer, {
    objectApiName: 'User',
    selection,
    condition: { kind: 'compare', field, operator: 'eq', value },
    orderings: [],
    pageSize: 1,
  })
  const record = records[0]
  return record === undefined ? null : toLoginUser(record)
}

/**
 * The id of the login of that username; null when nobody has it. Nothing else is read, so that the time hardly
 * tells whether there is one (abuse case A01).
 */
export async function findLoginUserId(reader: RecordReader, username: string): Promise<string | null> {
  const records = await firstRecords(reader.engine, reader.systemViewer, {
    objectApiName: 'User',
    selection: { fields: [], optionalFields: [] },
    condition: { kind: 'compare', field: 'Username', operator: 'eq', value: username },
    orderings: [],
    pageSize: 1,
  })
  return records[0]?.id ?? null
}

function toLoginUser(record: RecordRepresentation): LoginUser {
  const username = fieldText(record, 'Username') ?? ''
  const name = fieldText(record, 'Name') ?? ''
  const timeZone = fieldText(record, 'TimeZoneSidKey')
  const brand = fieldText(record, 'Contact.Customer_Brand__c') ?? fieldText(record, 'Served_Brand__c')
  return {
    userId: record.id,
    username,
    active: record.fields.IsActive?.value === true,
    staff: fieldText(record, 'Portal_Role__c') !== 'Customer',
    contactId: fieldText(record, 'ContactId'),
    brand: toBrandKey(brand),
    language: fieldText(record, 'LanguageLocaleKey') === 'es_US' ? 'es' : 'en',
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'America/Chicago',
    name,
    knownWords: [username, name, fieldText(record, 'Contact.MailingPostalCode') ?? ''],
  }
}

/** The brand of that name; the default brand for anything else. */
export function toBrandKey(brand: string | null): BrandKey {
  return isBrandKey(brand) ? brand : defaultBrandKey
}
