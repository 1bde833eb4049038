import { type BrandKey, brandOf } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../objects/account/object'
import { signedInCustomer } from './signed-in'

/** A customer’s own account, with the person whom it belongs to. */
export interface OwnAccount {
  readonly accountId: string
  readonly contactId: string
  readonly accountNumber: string
  readonly customerName: string
  readonly brand: BrandKey
  readonly brandName: string
  readonly street: string | null
  /** Whether bills come, now or once its service starts. */
  readonly getsBills: boolean
  readonly isPaperless: boolean
  /** Whether a bill will settle a difference of average billing: it is on, or its balance is still open. */
  readonly hasAverageBilling: boolean
  /** Where mails go; null without an address. */
  readonly email: string | null
  /** Whether mails to that address come back. */
  readonly isEmailBounced: boolean
}

/** The signed-in customer’s own account of that id; `notFound` for every other. */
export async function ownAccount(context: MethodContext, requested: string): Promise<OwnAccount> {
  const viewer = signedInCustomer(context)
  const accountId = toRecordId(requested)
  if (accountId === null) throw fail('notFound')
  const record = await read(context.engine, viewer, accountObject, accountId, [
    'AccountNumber',
    'ContactId',
    'Contact.FirstName',
    'Contact.LastName',
    'Account_Brand__c',
    'Service_Street__c',
    'Status__c',
    'Paperless__c',
    'Average_Billing__c',
    'Deferred_Balance__c',
    'Contact.Email',
    'Contact.IsEmailBounced',
  ])
  if (record === null) throw fail('notFound')
  const brand = record.Account_Brand__c
  return {
    accountId: record.id,
    contactId: record.ContactId ?? '',
    accountNumber: record.AccountNumber ?? '',
    customerName: [record['Contact.FirstName'], record['Contact.LastName']]
      .filter((name) => name !== null)
      .join(' '),
    brand,
    brandName: brandOf(brand).names.displayName,
    street: record.Service_Street__c,
    getsBills: record.Status__c === 'Pending' || record.Status__c === 'Active',
    isPaperless: record.Paperless__c,
    hasAverageBilling: record.Average_Billing__c || (record.Deferred_Balance__c ?? 0) !== 0,
    email: record['Contact.Email'],
    isEmailBounced: record['Contact.IsEmailBounced'] === true,
  }
}
