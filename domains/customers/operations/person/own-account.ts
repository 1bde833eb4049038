import { brandOf } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { type BrandKey, keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldText, fieldTruth } from './field-text'
import { toBrandKey } from './login-user'
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
  /** Where mails go; null without an address. */
  readonly email: string | null
  /** Whether mails to that address come back. */
  readonly isEmailBounced: boolean
}

/** The signed-in customer’s own account of that id; `notFound` for every other. */
export async function ownAccount(context: MethodContext, requested: string): Promise<OwnAccount> {
  const viewer = signedInCustomer(context)
  const accountId = toRecordId(requested)
  const isAccount =
    accountId !== null && context.metadata.objectByKeyPrefix(keyPrefixOf(accountId))?.apiName === 'Account'
  const record = isAccount
    ? await context.engine.readRecord(viewer, accountId, {
        fields: [
          'AccountNumber',
          'ContactId',
          'Contact.FirstName',
          'Contact.LastName',
          'Account_Brand__c',
          'Service_Street__c',
          'Status__c',
          'Paperless__c',
          'Contact.Email',
          'Contact.IsEmailBounced',
        ],
        optionalFields: [],
      })
    : null
  if (record === null) throw fail('notFound')
  const brand = toBrandKey(fieldText(record, 'Account_Brand__c'))
  return {
    accountId: record.id,
    contactId: fieldText(record, 'ContactId') ?? '',
    accountNumber: fieldText(record, 'AccountNumber') ?? '',
    customerName: [fieldText(record, 'Contact.FirstName'), fieldText(record, 'Contact.LastName')]
      .filter((name) => name !== null)
      .join(' '),
    brand,
    brandName: brandOf(brand).names.displayName,
    street: fieldText(record, 'Service_Street__c'),
    getsBills: ['Pending', 'Active'].includes(fieldText(record, 'Status__c') ?? ''),
    isPaperless: record.fields.Paperless__c?.value === true,
    email: fieldText(record, 'Contact.Email'),
    isEmailBounced: fieldTruth(record, 'Contact.IsEmailBounced'),
  }
}
