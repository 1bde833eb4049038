import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { dollars, madeOn } from '../world/moment'
import type { DemoPeople } from '../world/people'
import { demoBillId } from './bill'

/** Returns the lines of every bill, in order. */
export function demoBillLines({ seed, households }: DemoPeople): readonly DemoRecord[] {
  return households.flatMap(({ home, ledger }) =>
    ledger.bills.flatMap(({ month, lines }) => {
      const billId = demoBillId(seed, home.key, month.name)
      return lines.map((line, index) => ({
        objectApiName: 'Bill_Line__c',
        id: demoId(seed, 'a05', `${home.key} ${month.name} ${index}`, madeOn(`${month.name}-28`)),
        fields: {
          Bill__c: billId,
          Line_Type__c: line.type,
          Charged_By__c: line.by,
          Sort_Order__c: index + 1,
          Quantity__c: line.quantity,
          Unit__c: line.unit,
          Rate__c: line.rate,
          Amount__c: dollars(line.amount),
        },
      }))
    }),
  )
}
