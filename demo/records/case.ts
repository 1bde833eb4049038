import { recordTypeIdOf } from '@porchlight/metadata'
import { conversationsOf } from '../world/conversations'
import type { DemoBrandKey } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'
import { demoContactId } from './contact'
import { demoUserId } from './user'

/** Returns the id of the case named `key`. */
export function demoCaseId(seed: number, key: string): string {
  return demoId(seed, '500', key)
}

/** Returns 180 cases: every type in every status, for every brand. */
export function demoCases(people: DemoPeople): readonly DemoRecord[] {
  const { seed } = people
  return conversationsOf(people).map((conversation, index) => {
    const { key, household, type, status, text } = conversation
    const { person, home, brand } = household
    return {
      objectApiName: 'Case',
      id: demoCaseId(seed, key),
      fields: {
        CaseNumber: `${index + 10_001}${randomDigits(seededRandom(seed, `case ${key}`), 3)}`,
        Subject: text.subject,
        Description: text.description,
        Status: status,
        Type: type,
        RecordTypeId: recordTypeIdOf('Case', type),
        Priority:
          type === 'Complaint' || status === 'Escalated' ? 'High' : index % 4 === 0 ? 'Low' : 'Medium',
        Origin: index % 6 === 5 ? 'Phone' : index % 6 === 2 ? 'Email' : 'Web',
        ContactId: demoContactId(seed, person.key),
        AccountId: demoAccountId(seed, home.key),
        Reply_Due__c: conversation.replyDue === null ? null : momentOf(conversation.replyDue, 22),
        First_Reply__c: conversation.replyDate === null ? null : momentOf(conversation.replyDate, 17),
        Clock_Paused__c:
          status === 'Waiting on Customer' && conversation.replyDate !== null
            ? momentOf(conversation.replyDate, 17)
            : null,
        Complaint_Due_Date__c: conversation.complaintDue,
        ClosedDate: conversation.closedDate === null ? null : momentOf(conversation.closedDate, 19),
        Resolution__c: conversation.closedDate === null ? null : text.reply,
        OwnerId: status === 'New' ? null : demoUserId(seed, ownerOf(status, brand)),
        Comments:
          status === 'Escalated' ? 'Asked the utility for the reading; the supervisor calls back.' : null,
        CreatedDate: momentOf(conversation.createdDate),
      },
    }
  })
}

function ownerOf(status: string, brand: DemoBrandKey): string {
  return status === 'Escalated' && brand === 'first' ? 'supervisor' : `advisor-${brand}`
}
