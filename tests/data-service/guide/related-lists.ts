import {
  type DataService,
  getRelatedListRecords,
  getRelatedListsCount,
} from '@porchlight/data-service-client'

export async function readAccount(dataService: DataService, parentRecordId: string) {
  const [bills, counts] = await Promise.all([
    dataService.read(getRelatedListRecords, {
      parentRecordId,
      relatedListId: 'Bills__r',
      fields: ['Bill__c.Name', 'Bill__c.Closing_Balance__c'],
      pageSize: 3,
    }),
    dataService.read(getRelatedListsCount, { parentRecordId, relatedListNames: ['Bills__r', 'Cases'] }),
  ])
  return {
    bills: 'data' in bills ? bills.data.records.map(({ fields }) => fields.Name?.value) : [],
    counts: 'data' in counts ? counts.data.results.map(({ result }) => result.count) : [],
  }
}
