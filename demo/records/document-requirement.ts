import {
  firstDocumentReasons,
  firstDocumentRules,
} from '@porchlight/domains/documents/objects/first-document-words'
import { derivedId } from '@porchlight/metadata'
import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { requirementsOf } from '../world/requirements'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'
import { demoOrderId } from './order'
import { demoUserId } from './user'

const rejections = ['Unreadable', 'Address_Differs', 'Page_Missing', 'Too_Old', 'Linked_To_Earlier_Occupant']

/** Returns the id of the requirement named `key`. */
export function demoRequirementId(seed: number, key: string): string {
  return demoId(seed, 'a0b', key)
}

/** Returns every document that an order required; switch holds and deposits in review require more than others. */
export function demoDocumentRequirements(people: DemoPeople): readonly DemoRecord[] {
  const { seed } = people
  return requirementsOf(people).map(({ key, order, type, status, receivedDate }, index) => {
    const reason = status === 'Rejected' ? (rejections[index % rejections.length] ?? null) : null
    const told = reason === null ? undefined : firstDocumentReasons[reason]
    const explanation = firstDocumentRules.find((rule) => rule.type === type)?.explanation
    const isJudged = status === 'Accepted' || status === 'Rejected'
    return {
      objectApiName: 'Document_Requirement__c',
      id: demoRequirementId(seed, key),
      fields: {
        Account__c: demoAccountId(seed, order.household.home.key),
        Order__c: demoOrderId(seed, order.key),
        Document_Type__c: type,
        Is_Required__c: index % 7 !== 6,
        Status__c: status,
        Due_Date__c: addDays(order.createdDate, 10),
        Received_Date__c: receivedDate,
        Receipt_Number__c:
          receivedDate === null ? null : `R${randomDigits(seededRandom(seed, `receipt ${key}`), 8)}`,
        Explanation__c: explanation?.en ?? null,
        Explanation_ES__c: explanation?.es ?? null,
        Reason__c:
          reason === null ? null : derivedId('a0n', `${brandKeyOf(order.household.brand)}.${reason}`),
        Rejection_Text__c: told?.en ?? null,
        Rejection_Text_ES__c: told?.es ?? null,
        Reviewed_By__c: isJudged ? demoUserId(seed, `advisor-${order.household.brand}`) : null,
        CreatedDate: momentOf(order.createdDate, 15, 5),
      },
    }
  })
}
