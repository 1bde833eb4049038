import type { DemoCast } from '../world/cast'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { filesOf } from '../world/files'
import { momentOf } from '../world/moment'
import { demoContactId } from './contact'

/** The id of the file that `key` names. */
export function demoDocumentId(seed: number, key: string): string {
  return demoId(seed, '069', key)
}

/** Every file that somebody sent; its size comes with its version’s bytes. */
export function demoContentDocuments(cast: DemoCast): readonly DemoRecord[] {
  const { seed } = cast
  return filesOf(cast).map((file) => ({
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
