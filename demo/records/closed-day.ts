import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { momentOf } from '../world/moment'
import { addDays } from '../world/month'

/** Returns a day on which the first brand will be closed: what is promised today is due before it. */
export function demoClosedDays({ seed, today }: DemoSettings): readonly DemoRecord[] {
  return [
    {
      objectApiName: 'Closed_Day__c',
      id: demoId(seed, 'a0y', 'move'),
      fields: {
        Name: 'Our office moves',
        Label_ES__c: 'Mudanza de la oficina',
        Brand__c: brandKeyOf('first'),
        Day__c: addDays(today, 21),
        CreatedDate: momentOf(addDays(today, -9), 15, 0),
      },
    },
  ]
}
