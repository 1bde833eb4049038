import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { filesOf } from '../world/files'
import { momentOf } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { demoCaseId } from './case'
import { demoDocumentId } from './content-document'
import { demoRequirementId } from './document-requirement'

/** Returns what each file was sent for. */
export function demoContentDocumentLinks(people: DemoPeople): readonly DemoRecord[] {
  const { seed } = people
  return filesOf(people).map(({ key, usedIn, date }) => ({
    objectApiName: 'ContentDocumentLink',
    id: demoId(seed, '06A', key),
    fields: {
      ContentDocumentId: demoDocumentId(seed, key),
      Case__c: usedIn.object === 'Case' ? demoCaseId(seed, usedIn.key) : null,
      Document_Requirement__c:
        usedIn.object === 'Document_Requirement__c' ? demoRequirementId(seed, usedIn.key) : null,
      CreatedDate: momentOf(date, 18),
    },
  }))
}
