import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { filesOf } from '../world/files'
import { momentOf } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { demoDocumentId } from './content-document'

const mediaTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const

/** Returns one version of each file. The loader of the world creates its bytes, and with them its size and checksum. */
export function demoContentVersions(people: DemoPeople): readonly DemoRecord[] {
  const { seed } = people
  return filesOf(people).map((file) => {
    const id = demoId(seed, '068', file.key)
    return {
      objectApiName: 'ContentVersion',
      id,
      fields: {
        Title: file.title,
        ContentDocumentId: demoDocumentId(seed, file.key),
        VersionNumber: 1,
        IsLatest: true,
        PathOnClient: `${file.title}.${file.extension}`,
        FileExtension: file.extension,
        Media_Type__c: mediaTypes[file.extension],
        ContentSize: 0,
        Scan_Status__c: file.scan,
        Storage_Key__c: `demo/${id.toLowerCase()}`,
        CreatedDate: momentOf(file.date, 18),
      },
    }
  })
}
