import { first } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../objects/account/object'
import type { RecordReader } from './record-reader'

/** Whether the contact has an account that is active or about to be: others need no login. */
export async function hasOpenAccount(reader: RecordReader, contactId: string): Promise<boolean> {
  const account = await first(reader.engine, reader.systemViewer, accountObject, {
    fields: [],
    where: { ContactId: contactId, Status__c: ['Pending', 'Active'] },
  })
  return account !== null
}
