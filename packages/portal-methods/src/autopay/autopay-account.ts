import { brandOf } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { type BrandKey, keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '../define/method'
import { fieldText } from '../person/field-text'
import { toBrandKey } from '../person/login-user'
import { signedInCustomer } from '../person/signed-in'

/** An account as AutoPay needs it. */
export interface AutopayAccount {
  readonly accountId: string
  readonly contactId: string
  readonly accountNumber: string
  readonly customerName: string
  readonly brand: BrandKey
  readonly brandName: string
  readonly street: string | null
  /** Whether bills still come: AutoPay can be turned on. */
  readonly isActive: boolean
}

/** The signed-in customer’s own account of that id; `notFound` for every other. */
export async function ownAccount(context: MethodContext, asked: string): Promise<AutopayAccount> {
  const viewer = signedInCustomer(context)
  const accountId = toRecordId(asked)
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
    isActive: fieldText(record, 'Status__c') === 'Active',
  }
}

/** Runs `work` in a transaction in which nobody else changes AutoPay of the account. */
export function withAutopayOf<Result>(
  context: Pick<MethodContext, 'engine'>,
  accountId: string,
  work: (
    engine: RecordEngine,
    connection: Parameters<Parameters<RecordEngine['inOneTransaction']>[0]>[1],
  ) => Promise<Result>,
): Promise<Result> {
  return context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 5))', [
      `autopay of ${accountId}`,
    ])
    return work(engine, connection)
  })
}
