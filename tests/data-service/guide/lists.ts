import { type DataService, getListInfoByName, getListRecordsByName } from '@porchlight/data-service-client'

const list = { objectApiName: 'Case', listViewApiName: 'AllCases' } as const

export async function readColumns(dataService: DataService) {
  const snapshot = await dataService.read(getListInfoByName, list)
  return 'data' in snapshot ? snapshot.data.displayColumns.map(({ label }) => label) : []
}

/** Pages of any size are served from the same rows: only missing rows are requested. */
export async function readPages(dataService: DataService) {
  const first = await dataService.read(getListRecordsByName, { ...list, pageSize: 2 })
  if (!('data' in first) || first.data.nextPageToken === null) return null
  const pageToken = first.data.nextPageToken
  const second = await dataService.read(getListRecordsByName, { ...list, pageSize: 2, pageToken })
  const both = await dataService.read(getListRecordsByName, { ...list, pageSize: 4 })
  return [first, second, both].map((page) => ('data' in page ? page.data.count : 0))
}
