import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoContactId } from './contact'
import { demoUserId } from './user'

const reasons = ['Customer_Asked', 'Case', 'Display_Problem'] as const

/** Returns an advisor's views of what customers of the first brand see, one for each of some reasons. */
export function demoCustomerViews({ seed, today, people }: DemoPeople): readonly DemoRecord[] {
  const withLogin = people.filter(({ brand, hasLogin }) => brand === 'first' && hasLogin !== false)
  return withLogin.slice(-reasons.length).map(({ key }, index) => {
    const day = addDays(today, -9 * (index + 1))
    return {
      objectApiName: 'Customer_View__c',
      id: demoId(seed, 'a0v', key),
      fields: {
        Name: `V-${randomDigits(seededRandom(seed, `customer view ${key}`), 8)}`,
        Contact__c: demoContactId(seed, key),
        Staff__c: demoUserId(seed, 'advisor-first'),
        Reason__c: reasons[index] ?? reasons[0],
        Started_At__c: momentOf(day, 16, 0),
        Expires_At__c: momentOf(day, 16, 15),
        Ended_At__c: momentOf(day, 16, 6),
        CreatedDate: momentOf(day, 16, 0),
      },
    }
  })
}
