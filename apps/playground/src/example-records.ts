import type { DataService } from '@porchlight/data-service'
import { getListRecordsByName } from '@porchlight/ui-api/client'
import type { ExampleRecords } from './examples'

const listOf = { Account: 'AllAccounts', Contact: 'AllContacts', Case: 'AllCases' } as const

/** Ids of the right form that name no record. */
export const noRecords: ExampleRecords = {
  accountId: '001000000000000AAA',
  contactId: '003000000000000AAA',
  caseId: '500000000000000AAA',
}

/** Records that the viewer may see, for the examples; `noRecords` where the viewer sees no record of an object. */
export async function loadExampleRecords(dataService: DataService): Promise<ExampleRecords> {
  const firstOf = async (objectApiName: keyof typeof listOf, none: string) => {
    const snapshot = await dataService.read(getListRecordsByName, {
      objectApiName,
      listViewApiName: listOf[objectApiName],
      pageSize: 1,
    })
    return 'data' in snapshot ? (snapshot.data.records[0]?.id ?? none) : none
  }
  const [accountId, contactId, caseId] = await Promise.all([
    firstOf('Account', noRecords.accountId),
    firstOf('Contact', noRecords.contactId),
    firstOf('Case', noRecords.caseId),
  ])
  return { accountId, contactId, caseId }
}
