import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { contactObject } from '../../../customers/objects/contact/object'
import { fullName } from '../../../customers/objects/full-name'
import { signedInSupervisor } from '../../../customers/operations/person/signed-in'

/** A customer as seen by staff who may erase them. */
export interface ErasableCustomer {
  readonly contactId: string
  readonly name: string
  /** ISO 8601; null for a customer who is not erased. */
  readonly erasedAt: string | null
}

/** The customer whom a supervisor or administrator names; for everyone else, and for customers of others, `notFound`. */
export async function requireErasable(context: MethodContext, typedId: string): Promise<ErasableCustomer> {
  const viewer = signedInSupervisor(context)
  const contactId = toRecordId(typedId)
  if (contactId === null) throw fail('invalidRecordId', { parameter: 'contactId', value: typedId })
  const fields = ['FirstName', 'LastName', 'Erased_At__c'] as const
  const contact = await read(context.engine, viewer, contactObject, contactId, fields)
  if (contact === null) throw fail('notFound')
  const { FirstName, LastName, Erased_At__c: erasedAt } = contact
  return { contactId, name: fullName(FirstName, LastName), erasedAt }
}
