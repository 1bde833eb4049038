import { type BrandKey, defaultBrandKey, isBrandKey } from '@porchlight/brands'
import { isTimeZone, type Language, type TypedRecord } from '@porchlight/metadata'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { userObject } from '../../objects/user/object'
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

const fields = [
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
] as const

/** The login of that id; null for an unknown id. */
export async function readLoginUser(reader: RecordReader, userId: string): Promise<LoginUser | null> {
  const record = await read(reader.engine, reader.systemViewer, userObject, userId, fields)
  return record === null ? null : toLoginUser(record)
}

/** The login whose `field` holds `value`; one statement, whether there is one or not. */
export async function findLoginUser(
  reader: RecordReader,
  field: 'Username' | 'ContactId',
  value: string,
): Promise<LoginUser | null> {
  const where = { [field]: value }
  const record = await first(reader.engine, reader.systemViewer, userObject, { fields, where })
  return record === null ? null : toLoginUser(record)
}

/**
 * The id of the login whose `field` holds `value`; null when no login has it. Nothing else is read, so that the time
 * hardly reveals whether one exists (abuse case A01).
 */
export async function findLoginUserId(
  reader: RecordReader,
  field: 'Username' | 'ContactId',
  value: string,
): Promise<string | null> {
  const where = { [field]: value }
  const user = await first(reader.engine, reader.systemViewer, userObject, { fields: [], where })
  return user?.id ?? null
}

/**
 * The login of that username as far as comparing a password needs it, or null. No more is read of it,
 * because reading more takes time that reveals whether one exists (abuse case A01).
 */
export async function findLogInUser(
  reader: RecordReader,
  username: string,
): Promise<Pick<LoginUser, 'userId' | 'active' | 'staff'> | null> {
  const user = await first(reader.engine, reader.systemViewer, userObject, {
    fields: ['IsActive', 'Portal_Role__c'],
    where: { Username: username },
  })
  return user === null
    ? null
    : { userId: user.id, active: user.IsActive, staff: user.Portal_Role__c !== 'Customer' }
}

function toLoginUser(record: TypedRecord<typeof userObject, (typeof fields)[number]>): LoginUser {
  const { Username: username, TimeZoneSidKey: timeZone } = record
  const name = record.Name ?? ''
  const brand = record['Contact.Customer_Brand__c'] ?? record.Served_Brand__c
  return {
    userId: record.id,
    username,
    active: record.IsActive,
    staff: record.Portal_Role__c !== 'Customer',
    contactId: record.ContactId,
    brand: toBrandKey(brand),
    language: record.LanguageLocaleKey === 'es_US' ? 'es' : 'en',
    timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'America/Chicago',
    name,
    knownWords: [username, name, record['Contact.MailingPostalCode'] ?? ''],
  }
}

/** The brand of that name; the default brand for anything else. */
export function toBrandKey(brand: string | null): BrandKey {
  return isBrandKey(brand) ? brand : defaultBrandKey
}
