import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import { recordTypeIdOf } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { first, list } from '@porchlight/server-methods/records/list'
import { create } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { accountObject } from '../../../customers/objects/account/object'
import { contactObject } from '../../../customers/objects/contact/object'
import { complaintDueAfter } from '../../../customers/rules/reply-clock'
import { caseObject } from '../../objects/case/object'
import { findGuestMessage, type GuestMessage, type GuestWords, settleGuestMessage } from './guest-messages'

type Inside = Pick<MethodContext, 'systemViewer' | 'now'> & { readonly engine: RecordEngine }

/**
 * Makes a guest's message a case, in the transaction of `connection`, now that its address is confirmed; one that is a
 * case already stays as it is. `linkNotLatest` for a message that is gone.
 */
export async function openGuestCase(inside: Inside, connection: Queryable, messageId: string): Promise<void> {
  const message = await findGuestMessage(connection, messageId, { forUpdate: true })
  if (message === null) throw fail('linkNotLatest')
  const { words } = message
  if (words === null) return
  // Two concurrent messages of one new address are from one person.
  await connection.query(lockStatement('message'), [`guest ${message.brand} ${words.email}`])
  const caseId = await createCase(inside, message, words)
  await settleGuestMessage(connection, messageId, caseId, inside.now())
}

async function createCase(inside: Inside, message: GuestMessage, words: GuestWords): Promise<string> {
  const { engine, systemViewer, now } = inside
  const knownId = await onlyContactAt(inside, message, words)
  const accountId = knownId === null ? null : await accountOfNumber(inside, knownId, words.number)
  const { type } = words
  return engine.createRecord(systemViewer, caseObject.apiName, {
    fields: {
      Subject: words.subject,
      Description: words.description,
      Type: type,
      RecordTypeId: recordTypeIdOf('Case', type),
      Origin: 'Web',
      ContactId: knownId ?? (await createContact(inside, message, words)),
      AccountId: accountId,
      Complaint_Due_Date__c: type === 'Complaint' ? complaintDueAfter(now()) : null,
      SuppliedName: `${words.firstName} ${words.lastName}`,
      SuppliedEmail: words.email,
      SuppliedPhone: words.phone,
      Supplied_Number__c: words.number,
    },
    useDefaultRule: true,
  })
}

/**
 * Returns the only person known by a mailbox, who must be its reader; where there are several, it does not tell which.
 */
async function onlyContactAt(
  { engine, systemViewer }: Inside,
  { brand }: GuestMessage,
  { email }: GuestWords,
): Promise<string | null> {
  const contacts = await list(engine, systemViewer, contactObject, {
    fields: [],
    where: { Customer_Brand__c: brand, Email: email },
    limit: 2,
  })
  return contacts.length === 1 ? (contacts[0]?.id ?? null) : null
}

/** The account of that contact which a guest named by its number, or by one of an order on it. */
async function accountOfNumber(
  { engine, systemViewer }: Inside,
  contactId: string,
  typed: string | null,
): Promise<string | null> {
  const number = (typed ?? '').replace(/[\s\p{Cc}]/gu, '')
  if (number === '') return null
  const account = await first(engine, systemViewer, accountObject, {
    fields: [],
    where: { ContactId: contactId, AccountNumber: number },
  })
  if (account !== null) return account.id
  const equals = (field: string, value: string) =>
    ({ kind: 'compare', field, operator: 'eq', value }) as const
  const [order] = await firstRecords(engine, systemViewer, {
    objectApiName: 'Order',
    selection: { fields: ['AccountId'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        equals('Account.ContactId', contactId),
        {
          kind: 'or',
          conditions: [equals('Confirmation_Number__c', number), equals('OrderNumber', number)],
        },
      ],
    },
    orderings: [],
    pageSize: 1,
  })
  const accountId = order?.fields.AccountId?.value
  return typeof accountId === 'string' ? accountId : null
}

function createContact(
  { engine, systemViewer }: Inside,
  { brand, language }: GuestMessage,
  { firstName, lastName, email, phone }: GuestWords,
): Promise<string> {
  return create(engine, systemViewer, contactObject, {
    FirstName: firstName,
    LastName: lastName,
    Email: email,
    MobilePhone: phone,
    Preferred_Language__c: language,
    Customer_Brand__c: brand,
  })
}
