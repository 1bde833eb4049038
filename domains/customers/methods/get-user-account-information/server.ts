import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { getUserAccountInformationContract } from './contract'

/**
 * The accounts are read as the viewer: a contact who is not the viewer's own reaches none and is answered
 * like one that does not exist. Of several accounts the active one counts, then the newest.
 */
const handle = handleCall(getUserAccountInformationContract, async ({ query }, context: MethodContext) => {
  const contactId = toRecordId(query.contactId)
  if (contactId === null) throw fail('invalidRecordId', { parameter: 'contactId', value: query.contactId })
  const records = await firstRecords(context.engine, context.viewer, {
    objectApiName: 'Account',
    selection: { fields: [], optionalFields: ['Account_Brand__c', 'Status__c'] },
    condition: null,
    parent: { fieldApiName: 'ContactId', recordId: contactId },
    orderings: [{ field: 'CreatedDate', ascending: false }],
    pageSize: 50,
  })
  const account = records.find((record) => record.fields.Status__c?.value === 'Active') ?? records[0]
  const brand = account?.fields.Account_Brand__c?.value
  return { body: { Account_Brand__c: typeof brand === 'string' ? brand : null } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
