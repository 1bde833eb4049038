import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { dollars, momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'
import { demoPaymentId } from './payment'
import { demoUserId } from './user'

/** How many refunds were requested. */
const count = 3

/**
 * Returns refunds that advisors of the first brand requested of payments that paid a bill: a supervisor declined them.
 */
export function demoRefunds({ seed, households }: DemoPeople): readonly DemoRecord[] {
  const paid = households.flatMap(({ brand, home, ledger }) => {
    const payment = ledger.payments.findLast(
      ({ status, channel, amount }) =>
        status === 'Settled' && (channel === 'Portal' || channel === 'Autopay') && amount > 10_000,
    )
    return brand === 'first' && payment !== undefined ? [{ home, payment }] : []
  })
  return paid.slice(-count).map(({ home, payment }) => {
    const requestedAt = momentOf(addDays(payment.date, 3), 16)
    return {
      objectApiName: 'Refund__c',
      id: demoId(seed, 'a0j', home.key),
      fields: {
        Name: `R${randomDigits(seededRandom(seed, `refund ${home.key}`), 9)}`,
        Account__c: demoAccountId(seed, home.key),
        Payment__c: demoPaymentId(seed, home.key, payment),
        Amount__c: dollars(payment.amount),
        Status__c: 'Declined',
        Reason__c: 'Overpaid',
        Note__c: 'The customer believes that this was paid twice.',
        Requested_By__c: demoUserId(seed, 'advisor-first'),
        Requested_At__c: requestedAt,
        Decided_By__c: demoUserId(seed, 'supervisor'),
        Decision_Note__c: 'It was paid once, and the bill asked for all of it.',
        CreatedDate: requestedAt,
      },
    }
  })
}
