import { demoId } from '../demo-world/demo-id'
import type { DemoRecord, DemoSettings } from '../demo-world/demo-world'
import { utilities } from '../demo-world/utilities'

/** The id of an invented utility's record. */
export function demoUtilityId(seed: number, utilityKey: string): string {
  return demoId(seed, 'a02', utilityKey)
}

/** Four electricity utilities and one for gas, all invented. */
export function demoUtilities({ seed }: DemoSettings): readonly DemoRecord[] {
  return Object.values(utilities).map((utility) => ({
    objectApiName: 'Utility__c',
    id: demoUtilityId(seed, utility.key),
    fields: {
      Name: utility.name,
      Utility_Phone__c: utility.phone,
      Commodity__c: utility.commodity,
      State__c: utility.state,
    },
  }))
}
