import type { BrandKey } from '@porchlight/brands'
import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { list } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../objects/account/object'
import { countLookUp, giveBackLookUp, type LookUpPair } from './count-look-up'

/** Whose account a look-up found. */
export interface FoundAccount {
  readonly contactId: string
  readonly email: string | null
  readonly brand: BrandKey
}

/**
 * Looks an account up by confirmation number, enrolment id or account number, with the ZIP code of its service
 * address. Null for everything that matches nothing or more than one person. The database compares both, so that a
 * number that exists takes no longer than one that does not (abuse case A01). Misses are counted (abuse case A02).
 */
export async function lookUpAccount(
  context: MethodContext,
  requested: { readonly identifier: string; readonly zipCode: string },
): Promise<FoundAccount | null> {
  const pair = await countLookUp(context, requested)
  const matches = await findAccounts(context, pair)
  const [first] = matches
  if (first === undefined || matches.some(({ contactId }) => contactId !== first.contactId)) return null

  await giveBackLookUp(context, pair)
  return first
}

/** The accounts at `zip` that have `number` themselves, or on an order. */
async function findAccounts(
  { engine, systemViewer }: MethodContext,
  { number, zip }: LookUpPair,
): Promise<readonly FoundAccount[]> {
  // An invalid ZIP code is compared all the same, with what no address has.
  const place = `${zip === '' ? '-' : zip}%`
  const hasNumber = (field: string): Condition => ({ kind: 'compare', field, operator: 'eq', value: number })
  const orders = await firstRecords(engine, systemViewer, {
    objectApiName: 'Order',
    selection: { fields: ['AccountId'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'or', conditions: ['Confirmation_Number__c', 'OrderNumber'].map(hasNumber) },
        { kind: 'compare', field: 'Service_Postal_Code__c', operator: 'like', value: place },
      ],
    },
    orderings: [],
    pageSize: 10,
  })
  const accounts = await list(engine, systemViewer, accountObject, {
    fields: ['ContactId', 'Account_Brand__c', 'Contact.Email'],
    where: [
      { AccountNumber: number, Service_Postal_Code__c: { like: place } },
      { Id: orders.map(({ fields }) => String(fields.AccountId?.value)) },
    ],
    limit: 20,
  })
  return accounts.flatMap(({ ContactId: contactId, Account_Brand__c: brand, 'Contact.Email': email }) =>
    contactId === null ? [] : [{ contactId, email, brand }],
  )
}
