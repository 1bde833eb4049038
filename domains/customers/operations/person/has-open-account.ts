import { firstRecords } from '@porchlight/server-methods/records/first-records'
import type { RecordReader } from './record-reader'

/** Whether the contact has an account that is active or about to be: others need no login. */
export async function hasOpenAccount(reader: RecordReader, contactId: string): Promise<boolean> {
  const records = await firstRecords(reader.engine, reader.systemViewer, {
    objectApiName: 'Account',
    selection: { fields: [], optionalFields: ['Status__c'] },
    condition: { kind: 'compare', field: 'Status__c', operator: 'in', value: ['Pending', 'Active'] },
    parent: { fieldApiName: 'ContactId', recordId: contactId },
    orderings: [],
    pageSize: 1,
  })
  return records.length > 0
}
