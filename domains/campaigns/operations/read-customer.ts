import type { BrandKey } from '@porchlight/brands'
import type { Language } from '@porchlight/metadata'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { alertSubscriptionObject } from '../../alerts/objects/alert-subscription/object'
import { brandObject } from '../../customer-service/objects/brand/object'
import { accountObject } from '../../customers/objects/account/object'
import { toBrandKey } from '../../customers/operations/person/login-user'
import type { RecordReader } from '../../customers/operations/person/record-reader'
import { takenPlanFields, takenPlanName } from '../../plans/facts/plan-name'

/** A customer to whom a campaign goes, with the account that it is about. */
export interface Customer {
  readonly contactId: string
  readonly brand: BrandKey
  readonly language: Language
  readonly name: string
  readonly firstName: string | null
  readonly email: string | null
  /** As it was typed into the profile. */
  readonly mobilePhone: string | null
  readonly street: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly planNames: Readonly<Record<Language, string | null>>
  /** `YYYY-MM-DD`. */
  readonly contractEnd: string | null
  readonly timeZone: string
}

/** The customer of an account; null where the account is gone, has no customer any more, or they were erased. */
export async function readCustomer(reader: RecordReader, accountId: string): Promise<Customer | null> {
  const account = await read(reader.engine, reader.systemViewer, accountObject, accountId, [
    'ContactId',
    'Account_Brand__c',
    'Service_Street__c',
    'Service_State__c',
    'Service_Postal_Code__c',
    ...takenPlanFields,
    'Contract_End_Date__c',
    'Time_Zone__c',
    'Contact.Name',
    'Contact.FirstName',
    'Contact.Email',
    'Contact.MobilePhone',
    'Contact.Preferred_Language__c',
    'Contact.Erased_At__c',
  ])
  const contactId = account?.ContactId ?? null
  if (account === null || contactId === null || account['Contact.Erased_At__c'] !== null) return null
  const planNames = { en: takenPlanName(account, 'en'), es: takenPlanName(account, 'es') }
  return {
    contactId,
    brand: toBrandKey(account.Account_Brand__c),
    language: account['Contact.Preferred_Language__c'] === 'es' ? 'es' : 'en',
    name: account['Contact.Name'] ?? '',
    firstName: account['Contact.FirstName'],
    email: account['Contact.Email'],
    mobilePhone: account['Contact.MobilePhone'],
    street: account.Service_Street__c,
    state: account.Service_State__c,
    zip: account.Service_Postal_Code__c,
    planNames,
    contractEnd: account.Contract_End_Date__c,
    timeZone: account.Time_Zone__c ?? 'America/Chicago',
  }
}

/** The number of a customer that was verified for text alerts; null without alerts that are on. */
export async function verifiedNumber(reader: RecordReader, contactId: string): Promise<string | null> {
  const alert = await first(reader.engine, reader.systemViewer, alertSubscriptionObject, {
    fields: ['Mobile_Phone__c'],
    where: { 'Account__r.ContactId': contactId, Channel__c: 'Text', Status__c: 'Active' },
  })
  return alert?.Mobile_Phone__c ?? null
}

/** Returns a brand's postal address, as stated in offers; empty where it is not stored. */
export async function postalAddressOf(
  { engine, systemViewer }: RecordReader,
  brand: string,
): Promise<string> {
  const record = await first(engine, systemViewer, brandObject, {
    fields: ['Postal_Address__c'],
    where: { Name: brand },
  })
  return record?.Postal_Address__c ?? ''
}
