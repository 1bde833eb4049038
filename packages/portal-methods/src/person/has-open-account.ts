import type { RecordReader } from './record-reader'

/** Whether the contact has an account that is active or about to be: others need no login. */
export async function hasOpenAccount(reader: RecordReader, contactId: string): Promise<boolean> {
  const page = await reader.engine.listRecords(reader.systemViewer, {
    objectApiName: 'Account',
    selection: { fields: [], optionalFields: ['Status__c'] },
    condition: { kind: 'compare', field: 'Status__c', operator: 'in', value: ['Pending', 'Active'] },
    parent: { fieldApiName: 'ContactId', recordId: contactId },
    orderings: [],
    searchTerm: null,
    pageSize: 1,
    position: { kind: 'start' },
  })
  return page.records.length > 0
}
