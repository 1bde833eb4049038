import type { BrandKey } from '@porchlight/brands'
import type { RecordRepresentation } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../person/field-text'
import { toBrandKey } from '../person/login-user'
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
  const accounts = await find(context, 'Account', '', ['AccountNumber'], pair)
  const orders = await find(context, 'Order', 'Account.', ['Confirmation_Number__c', 'OrderNumber'], pair)
  const matches = [...accounts, ...orders]
  const [first] = matches
  if (first === undefined || matches.some(({ contactId }) => contactId !== first.contactId)) return null

  await giveBackLookUp(context, pair)
  return first
}

/** The records at `zip` of which one of `fields` holds `number`; `account` leads from them to the account. */
async function find(
  { engine, systemViewer }: MethodContext,
  objectApiName: 'Account' | 'Order',
  account: '' | 'Account.',
  fields: readonly string[],
  { number, zip }: LookUpPair,
): Promise<readonly FoundAccount[]> {
  const numbers = fields.map(
    (field): Condition => ({ kind: 'compare', field, operator: 'eq', value: number }),
  )
  // A ZIP code that is none is compared all the same, with what no address has.
  const place: Condition = {
    kind: 'compare',
    field: 'Service_Postal_Code__c',
    operator: 'like',
    value: `${zip === '' ? '-' : zip}%`,
  }
  const records = await firstRecords(engine, systemViewer, {
    objectApiName,
    selection: {
      fields: [`${account}ContactId`, `${account}Account_Brand__c`, `${account}Contact.Email`],
      optionalFields: [],
    },
    condition: { kind: 'and', conditions: [{ kind: 'or', conditions: numbers }, place] },
    orderings: [],
    pageSize: 10,
  })
  return records.flatMap((record) => toMatch(record, account))
}

function toMatch(record: RecordRepresentation, account: '' | 'Account.'): readonly FoundAccount[] {
  const contactId = fieldText(record, `${account}ContactId`)
  if (contactId === null) return []
  return [
    {
      contactId,
      email: fieldText(record, `${account}Contact.Email`),
      brand: toBrandKey(fieldText(record, `${account}Account_Brand__c`)),
    },
  ]
}
