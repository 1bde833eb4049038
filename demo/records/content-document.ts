import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { filesOf } from '../world/files'
import { momentOf } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { demoContactId } from './contact'

/** Returns the id of the file named `key`. */
export function demoDocumentId(seed: number, key: string): string {
  return demoId(seed, '069', key)
}

/** Returns every file that was sent; its size is set with its version’s bytes. */
export function demoContentDocuments(people: DemoPeople): readonly DemoRecord[] {
  const { seed } = people
  return filesOf(people).map((file) => ({
    objectApiName: 'ContentDocument',
    id: demoDocumentId(seed, file.key),
    fields: {
      Title: file.title,
      FileExtension: file.extension,
      ContentSize: 0,
      Scan_Status__c: file.scan,
      Contact__c: demoContactId(seed, file.household.person.key),
      CreatedDate: momentOf(file.date, 18),
    },
  }))
}
