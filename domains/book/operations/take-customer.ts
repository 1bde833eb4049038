import type { BrandKey } from '@porchlight/brands'
import { toRecordId } from '@porchlight/metadata'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { create, update } from '@porchlight/server-methods/records/write'
import { contactObject } from '../../customers/objects/contact/object'
import { userObject } from '../../customers/objects/user/object'
import { readPhone } from '../../customers/operations/person/read-phone'
import { erasedName } from '../../privacy/facts/erasure-plan'
import type { BookText } from '../facts/book-text'
import type { BookRow } from '../rules/book-row'
import { cellsOf, differencesOf } from './stored-columns'
import { type RowOutcome, refuse, type Taking, writeOf } from './taking'

/** A customer who is stored. */
export interface TakenCustomer {
  readonly contactId: string
  readonly brand: BrandKey
  readonly outcome: RowOutcome
}

const fields = [
  'FirstName',
  'LastName',
  'Email',
  'MobilePhone',
  'MailingPostalCode',
  'Preferred_Language__c',
  'Customer_Brand__c',
] as const

/** A customer of an earlier import, who may have been erased since. */
type KnownCustomer = TakenCustomer & { readonly isErased: boolean }

/** The customer whom an earlier import, or an earlier row, stored under a number, or whose id it is; null for none. */
export async function knownCustomer(
  { engine, connection, viewer }: Taking,
  number: string,
): Promise<KnownCustomer | null> {
  const { rows } = await connection.query<{ id: string }>(
    'select contact_id as id from book_import.customer where customer_number = $1',
    [number],
  )
  const id = rows[0]?.id ?? contactIdOf(number)
  if (id === null) return null
  // An erasure under way waits for this transaction, and finds its records; or it has begun, as the contact shows.
  await connection.query('select 1 from record."Contact" where "Id" = $1 for share', [id])
  const contact = await read(engine, viewer, contactObject, id, [
    'FirstName',
    'LastName',
    'MailingPostalCode',
    'Customer_Brand__c',
    'Erased_At__c',
  ])
  return contact === null
    ? null
    : {
        contactId: contact.id,
        brand: contact.Customer_Brand__c,
        outcome: 'unchanged',
        isErased: contact.Erased_At__c !== null || isBeingErased(contact),
      }
}

/** An erasure removes the name first, and marks its completion at its end. */
function isBeingErased(contact: {
  readonly FirstName: string | null
  readonly LastName: string
  readonly MailingPostalCode: string | null
}): boolean {
  return contact.LastName === erasedName && contact.FirstName === null && contact.MailingPostalCode === null
}

/** A customer who came another way is exported by their id. */
function contactIdOf(number: string): string | null {
  const id = toRecordId(number)
  return id?.startsWith(contactObject.keyPrefix) === true ? id : null
}

/**
 * Stores the customer of a row, who gets no login by it. Registered customers maintain their own contact data: a row
 * that differs is rejected. So is an erased customer: older files would bring them back.
 */
export async function takeCustomer(taking: Taking, row: BookRow): Promise<TakenCustomer> {
  const { engine, connection, viewer, t } = taking
  const { customerNumber, brand } = row.values
  const wanted = contactFields(row, t)
  const known = await knownCustomer(taking, String(customerNumber))
  if (known === null) {
    const contactId = await writeOf(row, () => create(engine, viewer, contactObject, wanted))
    await connection.query(
      `insert into book_import.customer (customer_number, contact_id) values ($1, $2)
       on conflict (customer_number) do update set contact_id = excluded.contact_id`,
      [customerNumber, contactId],
    )
    return { contactId, brand: wanted.Customer_Brand__c, outcome: 'new' }
  }
  if (known.isErased) throw refuse(row, t('customerErased'))
  const stored = await read(engine, viewer, contactObject, known.contactId, fields)
  if (stored === null || fields.every((field) => stored[field] === wanted[field])) return known
  if (known.brand !== brand) throw refuse(row, t('brandFixed', { brand: known.brand }))
  const where = { Calc_Contact_Id__c: known.contactId }
  const user = await first(engine, viewer, userObject, { fields: [], where })
  if (user !== null) {
    throw refuse(row, t('customerRegistered'))
  }
  await writeOf(row, () => update(engine, viewer, contactObject, known.contactId, wanted))
  taking.changes.set(row, differencesOf({ ...row, values: cellsOf('customers', wanted) }, stored))
  return { ...known, outcome: 'changed' }
}

function contactFields(row: BookRow, t: BookText) {
  const { brand, firstName, lastName, email, mobilePhone, language, postalCode } = row.values
  const phone = readPhone(textOf(mobilePhone) ?? '')
  if (phone === 'invalid') {
    throw refuse(row, t('phoneNotNorthAmerican'))
  }
  return {
    FirstName: String(firstName),
    LastName: String(lastName),
    Email: textOf(email),
    MobilePhone: phone,
    MailingPostalCode: String(postalCode),
    Preferred_Language__c: language === 'es' ? ('es' as const) : ('en' as const),
    Customer_Brand__c: brand as BrandKey,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
