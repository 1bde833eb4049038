import type { FieldScalar } from '@porchlight/metadata'
import { demoAccountId } from '../account/demo'
import { demoId } from '../demo-world/demo-id'
import type { DemoRecord, DemoSettings } from '../demo-world/demo-world'
import { addDays, fullMonthsBefore, monthName } from '../demo-world/month'
import { type DemoHome, personas } from '../demo-world/personas'
import { randomDigits, seededRandom } from '../demo-world/seeded-random'
import { demoUtilityId } from '../utility/demo'

/** Accounts began with the first month whose usage is shown. */
const monthsOfService = 25

/** The order that each account began with, and the pending orders of personas that have one. */
export function demoOrders({ today, seed }: DemoSettings): readonly DemoRecord[] {
  const [firstMonth] = fullMonthsBefore(today, monthsOfService)
  const begin = firstMonth === undefined ? today : `${monthName(firstMonth)}-01`
  return personas.flatMap((persona) => {
    const orders = persona.homes.map((home) =>
      orderOf(seed, home, `begin ${home.key}`, {
        Stage__c: 'Complete',
        Status: 'Active',
        Case_Type__c: home.caseType,
        Requested_Start_Date__c: begin,
        Plan_Name__c: home.planName,
      }),
    )
    const [home] = persona.homes
    if (persona.pendingOrder === undefined || home === undefined) return orders
    const pending = orderOf(seed, home, `pending ${home.key}`, {
      Stage__c: 'Processing',
      Status: 'Pending',
      Case_Type__c: 'Switch',
      Requested_Start_Date__c: addDays(today, persona.pendingOrder.startsInDays),
      Plan_Name__c: persona.pendingOrder.planName,
    })
    return [...orders, pending]
  })
}

function orderOf(
  seed: number,
  home: DemoHome,
  key: string,
  particulars: Readonly<Record<string, FieldScalar>>,
): DemoRecord {
  const random = seededRandom(seed, `order ${key}`)
  return {
    objectApiName: 'Order',
    id: demoId(seed, '801', key),
    fields: {
      OrderNumber: randomDigits(random, 8),
      Confirmation_Number__c: randomDigits(random, 10),
      AccountId: demoAccountId(seed, home.key),
      Utility__c: demoUtilityId(seed, home.utility.key),
      Service_Street__c: home.street,
      Service_City__c: home.city,
      Service_State__c: home.state,
      Service_Postal_Code__c: home.postalCode,
      ...particulars,
    },
  }
}
