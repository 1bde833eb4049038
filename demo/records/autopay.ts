import { autopayHouseholds, debitedMethod } from '../world/autopay-households'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import type { DemoPeople } from '../world/people'
import { demoAccountId } from './account'
import { demoConsentId } from './consent'
import { demoMethod } from './payment-method'

/** AutoPay of every account that is, or was, paid that way. A returned debit suspends it. */
export function demoAutopays(people: DemoPeople): readonly DemoRecord[] {
  const { seed, today } = people
  return autopayHouseholds(people).map((household) => {
    const { person, home, ledger, status } = household
    const isOver = status === 'Closed'
    const isSuspended = home.habit === 'returned' && !isOver
    const last = ledger.bills.at(-1)
    const isAhead = last !== undefined && last.dueDate > today && !isOver && !isSuspended
    return {
      objectApiName: 'Autopay__c',
      id: demoId(seed, 'a09', home.key),
      fields: {
        Name: `AP-${home.accountNumber}`,
        Account__c: demoAccountId(seed, home.key),
        Payment_Method__c: demoMethod(seed, person.key, debitedMethod(household)).id,
        Status__c: isOver ? 'Cancelled' : isSuspended ? 'Suspended' : 'Active',
        Start_Date__c: ledger.bills[0]?.billDate ?? today,
        Next_Debit_Date__c: isAhead ? last.dueDate : null,
        Cancelled_Date__c: isOver ? (last?.dueDate ?? today) : null,
        Suspension_Reason__c: isSuspended ? 'Returned_Payment' : null,
        Consent__c: demoConsentId(seed, `autopay ${home.key}`),
      },
    }
  })
}
