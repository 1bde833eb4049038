import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { contactObject } from '../../../customers/objects/contact/object'
import { fullName } from '../../../customers/objects/full-name'
import type { DataOwner } from './own-data-files'

/** The customer themselves, read as them. */
export async function readDataOwner({
  engine,
  viewer,
}: {
  readonly engine: MethodContext['engine']
  readonly viewer: Extract<Viewer, { class: 'customer' }>
}): Promise<DataOwner> {
  const fields = ['FirstName', 'LastName', 'Customer_Brand__c'] as const
  const contact = await read(engine, viewer, contactObject, viewer.contactId, fields)
  if (contact === null) throw fail('notFound')
  return { name: fullName(contact.FirstName, contact.LastName), brand: contact.Customer_Brand__c }
}
