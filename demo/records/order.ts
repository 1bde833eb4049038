import { planChangeUndoEnd } from '@porchlight/domains/customers/rules/plan-change-terms'
import { rescissionEnd } from '@porchlight/domains/enrollment/objects/order/start-dates'
import { recordTypeIdOf } from '@porchlight/metadata'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { momentOf } from '../world/moment'
import type { DemoOrder } from '../world/orders'
import type { DemoPeople } from '../world/people'
import { planOf } from '../world/plans'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'
import { demoProductId } from './product'
import { demoUtilityId } from './utility'

/** Returns the id of an order. */
export function demoOrderId(seed: number, orderKey: string): string {
  return demoId(seed, '801', orderKey)
}

/** Why service stops, and where the final bill is sent. */
const movingOut = {
  Stop_Reason__c: 'Moving',
  Forwarding_Street__c: '310 Harvest Gate Ln',
  Forwarding_City__c: 'Denton',
  Forwarding_State__c: 'TX',
  Forwarding_Postal_Code__c: '76201',
} as const

/** Returns every order of the world, those that accounts began with first. */
export function demoOrders({ seed, orders }: DemoPeople): readonly DemoRecord[] {
  return orders.map((order) => {
    const { home, brand } = order.household
    const random = seededRandom(seed, `order ${order.key}`)
    const plan = planOf(brand, home.utility, order.planName)
    const isPlanChange = order.caseType === 'Plan_Change'
    const isStop = order.caseType === 'Stop_Service'
    return {
      objectApiName: 'Order',
      id: demoOrderId(seed, order.key),
      fields: {
        OrderNumber: randomDigits(random, 8),
        Confirmation_Number__c: randomDigits(random, 10),
        AccountId: demoAccountId(seed, home.key),
        Stage__c: order.stage,
        Status: order.status,
        Case_Type__c: order.caseType,
        RecordTypeId: recordTypeIdOf('Order', order.caseType),
        Requested_Start_Date__c: order.startDate,
        Confirmed_Start_Date__c: order.confirmed ? order.startDate : null,
        Rescission_End_Date__c: undoEndOf(order),
        Previous_Plan__c: isPlanChange ? demoProductId(seed, plan) : null,
        Previous_Plan_Name__c: isPlanChange ? plan.shape.name : null,
        Early_Termination_Fee__c: isPlanChange || isStop ? 0 : null,
        // The portal closes the account once the day that the market confirmed has passed.
        Market_Status__c: isStop && order.confirmed ? 'Confirmed' : null,
        ...(isStop ? movingOut : {}),
        Cancellation_Reason__c: order.cancellationReason,
        Plan_Name__c: plan.shape.name,
        Plan__c: demoProductId(seed, plan),
        Utility__c: demoUtilityId(seed, home.utility.key),
        Service_Street__c: order.street,
        Service_City__c: home.city,
        Service_State__c: home.state,
        Service_Postal_Code__c: home.postalCode,
        CreatedDate: momentOf(order.createdDate),
      },
    }
  })
}

/** Returns the last day to rescind a switch or to undo a change of plan. */
function undoEndOf({ caseType, createdDate, startDate, household: { home } }: DemoOrder): string | null {
  if (caseType === 'Plan_Change') return planChangeUndoEnd(createdDate, startDate)
  const { state, utility } = home
  return caseType === 'Switch' ? rescissionEnd({ state, commodity: utility.commodity }, createdDate) : null
}
