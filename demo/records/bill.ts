import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { dollars, madeOn } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { demoAccountId } from './account'
import { demoUsageId } from './usage'

/** Returns the id of the bill for the month `monthName` of a home. */
export function demoBillId(seed: number, homeKey: string, monthName: string): string {
  return demoId(seed, 'a04', `${homeKey} ${monthName}`, madeOn(`${monthName}-28`))
}

/** Returns a bill for each month of usage, oldest first. */
export function demoBills({ seed, households }: DemoPeople): readonly DemoRecord[] {
  return households.flatMap(({ home, ledger }) =>
    ledger.bills.map(({ month, ...bill }) => ({
      objectApiName: 'Bill__c',
      id: demoBillId(seed, home.key, month.name),
      fields: {
        Name: `${home.accountNumber}-${month.name.replace('-', '')}`,
        Account__c: demoAccountId(seed, home.key),
        Usage__c: demoUsageId(seed, home.key, month.name),
        Bill_Date__c: bill.billDate,
        Due_Date__c: bill.dueDate,
        Period_Start__c: `${month.name}-01`,
        Period_End__c: `${month.name}-${month.days}`,
        Opening_Balance__c: dollars(bill.opening),
        Charges__c: dollars(bill.charges),
        Payments__c: dollars(bill.payments),
        Closing_Balance__c: dollars(bill.closing),
        Status__c: bill.status,
        Paid_Date__c: bill.paidDate,
        Is_Estimated__c: month.estimated,
        Is_Final__c: bill.isFinal,
      },
    })),
  )
}
