import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'
import { demoOrderId } from './order'

/** Returns one identity check for each order that requires one. */
export function demoIdentityVerifications({ seed, today, orders }: DemoPeople): readonly DemoRecord[] {
  return orders.flatMap((order, index) => {
    const status = order.situation?.identity ?? null
    if (status === null) return []
    const isDone = status === 'Passed' || status === 'Failed'
    const isExpired = status === 'Expired'
    return [
      {
        objectApiName: 'Identity_Verification__c',
        id: demoId(seed, 'a0c', order.key),
        fields: {
          Name: `V${randomDigits(seededRandom(seed, `identity ${order.key}`), 9)}`,
          Account__c: demoAccountId(seed, order.household.home.key),
          Order__c: demoOrderId(seed, order.key),
          Status__c: status,
          Sent_Channel__c: index % 3 === 0 ? 'Text' : 'Email',
          Sent_At__c: momentOf(order.createdDate, 15, 20),
          // A link is valid for three days; pending ones were resent today.
          Expires_At__c: momentOf(
            isExpired || isDone ? addDays(order.createdDate, 1) : addDays(today, 3),
            15,
            20,
          ),
          Completed_At__c: isDone ? momentOf(order.createdDate, 16) : null,
          Times_Sent__c: 1 + (index % 3),
          Provider_Reference__c:
            status === 'Sent'
              ? null
              : `demo_${randomDigits(seededRandom(seed, `reference ${order.key}`), 12)}`,
          Risk_Score__c: (index * 29) % 100,
          Failure_Code__c: status === 'Failed' ? 'NO_MATCH' : null,
          CreatedDate: momentOf(order.createdDate, 15, 20),
        },
      },
    ]
  })
}
