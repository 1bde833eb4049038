import {
  type DataService,
  fieldName,
  getFieldValue,
  getRecord,
  getRecords,
} from '@porchlight/data-service-client'

export async function readCase(dataService: DataService, recordId: string) {
  const snapshot = await dataService.read(getRecord, {
    recordId,
    fields: ['Case.Subject', 'Case.Account.Name'],
    optionalFields: [fieldName('Case.Only_Elsewhere__c')],
  })
  if (!('data' in snapshot)) return null
  return [getFieldValue(snapshot.data, 'Case.Subject'), getFieldValue(snapshot.data, 'Case.Account.Name')]
}

export function followStatus(dataService: DataService, recordId: string, show: (status: unknown) => void) {
  return dataService.subscribe(getRecord, { recordId, fields: 'Case.Status' }, (snapshot) => {
    if ('data' in snapshot) show(snapshot.data.fields.Status?.value)
  })
}

export async function readSome(dataService: DataService, recordIds: readonly string[]) {
  const snapshot = await dataService.read(getRecords, { records: [{ recordIds, fields: 'Case.Subject' }] })
  return 'data' in snapshot ? snapshot.data.results.map(({ statusCode }) => statusCode) : []
}
