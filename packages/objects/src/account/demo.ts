import { demoContactId } from '../contact/demo'
import { demoId } from '../demo-world/demo-id'
import type { DemoRecord, DemoSettings } from '../demo-world/demo-world'
import { addDays } from '../demo-world/month'
import { personas } from '../demo-world/personas'
import { randomDigits, seededRandom } from '../demo-world/seeded-random'
import type { DemoUtility } from '../demo-world/utilities'
import { demoUtilityId } from '../utility/demo'

/** The id of a home's account. */
export function demoAccountId(seed: number, homeKey: string): string {
  return demoId(seed, '001', homeKey)
}

/** One active account for each home. */
export function demoAccounts({ today, seed }: DemoSettings): readonly DemoRecord[] {
  return personas.flatMap((persona) =>
    persona.homes.map((home) => ({
      objectApiName: 'Account',
      id: demoAccountId(seed, home.key),
      fields: {
        Name: home.street,
        AccountNumber: home.accountNumber,
        Account_Brand__c: persona.brand,
        ContactId: demoContactId(seed, persona.key),
        Commodity__c: home.utility.commodity,
        ESIID__c: esiidOf(home.utility, seed, home.key),
        Gas_Account_Number__c:
          home.utility.commodity === 'Gas' ? randomDigits(seededRandom(seed, `gas ${home.key}`), 10) : null,
        Service_Street__c: home.street,
        Service_City__c: home.city,
        Service_State__c: home.state,
        Service_Postal_Code__c: home.postalCode,
        Time_Zone__c: 'America/Chicago',
        Status__c: 'Active',
        Plan_Name__c: home.planName,
        Contract_End_Date__c: addDays(today, home.contractEndsInDays),
        Utility__c: demoUtilityId(seed, home.utility.key),
      },
    })),
  )
}

/** The utility's prefix and length with invented premise digits. */
function esiidOf({ esiid }: DemoUtility, seed: number, homeKey: string): string | null {
  if (esiid === null) return null
  const premise = randomDigits(seededRandom(seed, `esiid ${homeKey}`), esiid.length - esiid.prefix.length)
  return esiid.prefix + premise
}
