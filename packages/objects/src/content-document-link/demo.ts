import { demoCaseId } from '../case/demo'
import { demoDocumentId } from '../content-document/demo'
import type { DemoCast } from '../demo-world/cast'
import { demoId } from '../demo-world/demo-id'
import type { DemoRecord } from '../demo-world/demo-world'
import { filesOf } from '../demo-world/files'
import { momentOf } from '../demo-world/moment'
import { demoRequirementId } from '../document-requirement/demo'

/** What each file was sent for. */
export function demoContentDocumentLinks(cast: DemoCast): readonly DemoRecord[] {
  const { seed } = cast
  return filesOf(cast).map(({ key, usedIn, date }) => ({
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
