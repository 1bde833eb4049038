import { demoId } from '../world/demo-id'
import type { DemoRecord, DemoSettings } from '../world/demo-world'
import { dollars } from '../world/moment'
import { closedUtilities, utilities } from '../world/utilities'

/** Returns the id of an invented utility's record. */
export function demoUtilityId(seed: number, utilityKey: string): string {
  return demoId(seed, 'a02', utilityKey)
}

/**
 * Returns seven electricity utilities and six for gas, and four in whose areas we sell nothing, all invented. Delivery
 * charges change each March and September.
 */
export function demoUtilities({ today, seed }: DemoSettings): readonly DemoRecord[] {
  const year = Number(today.slice(0, 4))
  const effective =
    today >= `${year}-09-01`
      ? `${year}-09-01`
      : today >= `${year}-03-01`
        ? `${year}-03-01`
        : `${year - 1}-09-01`
  const open = Object.values(utilities).map((utility) => ({
    objectApiName: 'Utility__c',
    id: demoUtilityId(seed, utility.key),
    fields: {
      Name: utility.name,
      Utility_Phone__c: utility.phone,
      Commodity__c: utility.commodity,
      State__c: utility.state,
      Service_Point_Prefix__c: utility.esiid?.prefix ?? null,
      Delivery_Fixed_Charge__c: dollars(utility.delivery.fixed),
      Delivery_Usage_Charge__c: utility.delivery.perUnit,
      Delivery_Effective_Date__c: effective,
    },
  }))
  const closed = Object.values(closedUtilities).map(({ key, name, phone }) => ({
    objectApiName: 'Utility__c',
    id: demoUtilityId(seed, key),
    fields: {
      Name: name,
      Utility_Phone__c: phone,
      Commodity__c: 'Electricity',
      State__c: 'TX',
    },
  }))
  return [...open, ...closed]
}
