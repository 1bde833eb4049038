import { type DataService, getKeywordSearchResults, getLookupRecords } from '@porchlight/data-service-client'

export async function search(dataService: DataService, q: string) {
  const found = await dataService.read(getKeywordSearchResults, { objectApiName: 'Contact', q, pageSize: 3 })
  return 'data' in found ? found.data.records.length : 0
}

export async function suggestAccounts(dataService: DataService) {
  const found = await dataService.read(getLookupRecords, {
    fieldApiName: 'Case.AccountId',
    searchType: 'Recent',
  })
  return found.state
}
