import { nextPart, nextStepDay } from '@porchlight/domains/payments/rules/arrangement/arrangement-parts'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { dollars } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'
import { demoBillId } from './bill'

/**
 * Returns an arrangement for the last bill of each household that pays in instalments: it runs while the bill is owed.
 */
export function demoPaymentArrangements({ seed, today, households }: DemoPeople): readonly DemoRecord[] {
  return households.flatMap(({ home, ledger, status }) => {
    const bill = ledger.bills.at(-1)
    if (home.paymentPlan !== true || bill === undefined || bill.closing <= 0) return []
    const runs = status === 'Active' && (bill.status === 'Open' || bill.status === 'Past_Due')
    const [firstDueDay = bill.dueDate] = [bill.dueDate, addDays(today, 5)].sort().reverse()
    const arranged = { amountCents: bill.closing, parts: 5, firstDueDay: runs ? firstDueDay : bill.dueDate }
    const part = runs ? nextPart(arranged, today) : null
    return [
      {
        objectApiName: 'Payment_Arrangement__c',
        id: demoId(seed, 'a0h', home.key),
        fields: {
          Name: `PA${randomDigits(seededRandom(seed, `arrangement ${home.key}`), 9)}`,
          Account__c: demoAccountId(seed, home.key),
          Bill__c: demoBillId(seed, home.key, bill.month.name),
          Kind__c: 'Plan',
          Status__c: runs ? 'Active' : 'Kept',
          Agreed_Date__c: bill.billDate,
          Amount__c: dollars(arranged.amountCents),
          Parts__c: arranged.parts,
          First_Due_Date__c: arranged.firstDueDay,
          Next_Due_Date__c: part?.dueDay ?? null,
          Next_Amount__c: part === null ? null : dollars(part.cents),
          Next_Step_Date__c: runs ? nextStepDay(arranged, today) : null,
        },
      },
    ]
  })
}
