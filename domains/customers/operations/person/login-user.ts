import { type BrandKey, defaultBrandKey, isBrandKey } from '@porchlight/brands'
import { type FieldPath, isTimeZone, type Language, type TypedRecord } from '@porchlight/metadata'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { userObject } from '../../objects/user/object'
import { systemUserId } from '../../objects/user/system-user'
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

/** The id of the login whose `field` holds `value`; null when no login has it, in the same time (abuse case A01). */
export async function findLoginUserId(
  reader: RecordReader,
  field: 'Username' | 'ContactId',
  value: string,
): Promise<string | null> {
  const user = await findInEqualTime(reader, { [field]: value }, [])
  return user?.id ?? null
}

/** The login of that username as far as comparing a password needs it, or null in the same time (abuse case A01). */
export async function findLogInUser(
  reader: RecordReader,
  username: string,
): Promise<Pick<LoginUser, 'userId' | 'active' | 'staff'> | null> {
  const user = await findInEqualTime(reader, { Username: username }, ['IsActive', 'Portal_Role__c'])
  return user === null
    ? null
    : { userId: user.id, active: user.IsActive, staff: user.Portal_Role__c !== 'Customer' }
}

/**
 * Returns the matching login, or null. One statement returns one row either way: the platform's own user, whose id is
 * the lowest, is the fallback row when no login matches.
 */
async function findInEqualTime<const Path extends FieldPath<typeof userObject>>(
  { engine, systemViewer }: RecordReader,
  sought: { readonly [Field in 'Username' | 'ContactId']?: string },
  fields: readonly Path[],
): Promise<TypedRecord<typeof userObject, Path> | null> {
  const user = await first(engine, systemViewer, userObject, {
    fields,
    where: [sought, { Id: systemUserId }],
    orderedBy: ['-Id'],
  })
  return user?.id === systemUserId ? null : user
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
