import type { Viewer } from '@porchlight/metadata'
import type { Services } from '@porchlight/server-methods/define/services'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { accountObject } from '../../../customers/objects/account/object'
import { contactObject } from '../../../customers/objects/contact/object'
import { userObject } from '../../../customers/objects/user/object'

/** A customer as a viewer of their own records. */
export type CustomerViewer = Extract<Viewer, { class: 'customer' }>

/** Looks a customer up by username or account number, as operators name them, with their preferred language; null if none matches. */
export async function findCustomer(
  { engine, systemViewer }: Pick<Services, 'engine' | 'systemViewer'>,
  usernameOrAccountNumber: string,
): Promise<CustomerViewer | null> {
  const account = await first(engine, systemViewer, accountObject, {
    fields: ['ContactId'],
    where: { AccountNumber: usernameOrAccountNumber },
  })
  const user = await first(engine, systemViewer, userObject, {
    fields: ['Calc_Contact_Id__c'],
    where:
      account?.ContactId == null
        ? { Username: usernameOrAccountNumber, Portal_Role__c: 'Customer' }
        : { Calc_Contact_Id__c: account.ContactId },
  })
  const contactId = account?.ContactId ?? user?.Calc_Contact_Id__c
  if (contactId == null) return null
  const contact = await read(engine, systemViewer, contactObject, contactId, ['Preferred_Language__c'])
  if (contact === null) return null
  // A customer without a login has no user; the contact's id is that of none.
  const userId = user?.id ?? contactId
  return { class: 'customer', userId, contactId, language: contact.Preferred_Language__c ?? 'en' }
}
