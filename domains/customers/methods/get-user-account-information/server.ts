import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { brandOfContact } from '../../operations/person/acting-brand'
import { getUserAccountInformationContract } from './contract'

/** A contact who is not the viewer's own is answered like one that does not exist. */
const handle = handleCall(getUserAccountInformationContract, async ({ query }, context: MethodContext) => {
  const contactId = toRecordId(query.contactId)
  if (contactId === null) throw fail('invalidRecordId', { parameter: 'contactId', value: query.contactId })
  return { body: { Account_Brand__c: await brandOfContact(context, contactId) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
