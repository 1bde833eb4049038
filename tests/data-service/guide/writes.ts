import {
  createRecord,
  type DataService,
  describeError,
  getListRecordsByName,
  updateRecord,
} from '@porchlight/data-service-client'

/** Shown immediately in every reader; rolled back if the server rejects it. */
export async function changePhone(dataService: DataService, contactId: string, MobilePhone: string) {
  try {
    await dataService.write(updateRecord, { fields: { Id: contactId, MobilePhone } }, { optimistic: true })
    return []
  } catch (error) {
    return describeError(error).details.map(({ field, message }) => `${field ?? ''}: ${message}`)
  }
}

/** The new case is first in the list until the server has created it; other lists of cases are read again. */
export function openCase(dataService: DataService, ContactId: string) {
  const config = { objectApiName: 'Case', listViewApiName: 'AllCases' }
  return dataService.write(
    createRecord,
    { apiName: 'Case', fields: { Subject: 'Meter', Description: 'It runs backwards.', ContactId } },
    { optimistic: true, showIn: [{ adapter: getListRecordsByName, config }] },
  )
}

/** Sends the version that was shown, so that a change somebody else made meanwhile is not overwritten. */
export function changeSubject(dataService: DataService, caseId: string, weakEtag: number) {
  return dataService.write(updateRecord, { fields: { Id: caseId, Subject: 'New' }, weakEtag })
}
