import type { BrandKey, RecordRepresentation } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { MethodContext } from '../define/method'
import { countAttempt, countFromAddress, giveBackFromAddress } from '../limits/count-attempt'
import { fieldText } from '../person/field-text'
import { toBrandKey } from '../person/login-user'

/** Whose account a look-up found. */
export interface FoundAccount {
  readonly contactId: string
  readonly email: string | null
  readonly brand: BrandKey
}

/**
 * Looks an account up by confirmation number, enrolment id or account number, with the ZIP code of its service
 * address. Null for everything that matches nothing or more than one person; the statements are the same either
 * way. Limits (abuse case A02): misses are counted per client address, per ZIP code and in all, every look-up
 * per number, and each is counted before anything is read.
 */
export async function lookUpAccount(
  context: MethodContext,
  asked: { readonly identifier: string; readonly zipCode: string },
): Promise<FoundAccount | null> {
  const number = asked.identifier.replace(/[\s\p{Cc}]/gu, '')
  const zip = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(asked.zipCode)?.[1] ?? ''
  await countFromAddress(context, 'lookUpFromAddress')
  await countAttempt(context, 'lookUpOfNumber', number)
  await countAttempt(context, 'lookUpOfZip', zip)
  await countAttempt(context, 'lookUpOfAll', '')

  const accounts = await find(context, 'Account', '', ['AccountNumber'], number)
  const orders = await find(context, 'Order', 'Account.', ['Confirmation_Number__c', 'OrderNumber'], number)
  const matches = [...accounts, ...orders].filter((match) => zip !== '' && match.zip === zip)
  const [first] = matches
  if (first === undefined || matches.some(({ contactId }) => contactId !== first.contactId)) return null

  await giveBackFromAddress(context, 'lookUpFromAddress')
  await context.identity.giveBackAttempt('lookUpOfZip', zip)
  await context.identity.giveBackAttempt('lookUpOfAll', '')
  return { contactId: first.contactId, email: first.email, brand: first.brand }
}

interface Match extends FoundAccount {
  readonly zip: string
}

/** The records of which one of `fields` holds `number`; `account` leads from them to the account. */
async function find(
  { engine, systemViewer }: MethodContext,
  objectApiName: 'Account' | 'Order',
  account: '' | 'Account.',
  fields: readonly string[],
  number: string,
): Promise<readonly Match[]> {
  const conditions = fields.map(
    (field): Condition => ({ kind: 'compare', field, operator: 'eq', value: number }),
  )
  const page = await engine.listRecords(systemViewer, {
    objectApiName,
    selection: {
      fields: [
        'Service_Postal_Code__c',
        `${account}ContactId`,
        `${account}Account_Brand__c`,
        `${account}Contact.Email`,
      ],
      optionalFields: [],
    },
    condition: { kind: 'or', conditions },
    parent: null,
    orderings: [],
    searchTerm: null,
    pageSize: 10,
    position: { kind: 'start' },
  })
  return page.records.flatMap((record) => toMatch(record, account))
}

function toMatch(record: RecordRepresentation, account: '' | 'Account.'): readonly Match[] {
  const contactId = fieldText(record, `${account}ContactId`)
  if (contactId === null) return []
  return [
    {
      contactId,
      email: fieldText(record, `${account}Contact.Email`),
      brand: toBrandKey(fieldText(record, `${account}Account_Brand__c`)),
      zip: (fieldText(record, 'Service_Postal_Code__c') ?? '').slice(0, 5),
    },
  ]
}
