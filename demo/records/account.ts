import { contractTermOf } from '@porchlight/domains/customers/objects/account/contract-mails'
import { addMonths } from '@porchlight/domains/customers/rules/calendar-day'
import { contractMailDays } from '@porchlight/domains/customers/rules/contract-notices'
import { timeZoneOfHome } from '@porchlight/domains/customers/rules/time-zone-of-home'
import { brandKeyOf } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import type { Household } from '../world/household'
import { dollars } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import type { DemoHome } from '../world/person'
import { planOf } from '../world/plans'
import { randomDigits, seededRandom } from '../world/seeded-random'
import type { DemoUtility } from '../world/utilities'
import { demoContactId } from './contact'
import { demoProductId } from './product'
import { demoUtilityId } from './utility'

/** Returns the id of a home's account. */
export function demoAccountId(seed: number, homeKey: string): string {
  return demoId(seed, '001', homeKey)
}

/** Returns one account for each home. */
export function demoAccounts({ today, seed, households }: DemoPeople): readonly DemoRecord[] {
  return households.map(({ person, home, brand, status, months, ledger }) => {
    const plan = planOf(brand, home.utility, home.planName)
    const begin = months[0]?.name
    const end = addDays(today, home.contractEndsInDays)
    const contract = {
      Service_State__c: home.state,
      Commodity__c: home.utility.commodity,
      Contract_Start_Date__c:
        begin === undefined ? null : contractStart(`${begin}-01`, plan.shape.termMonths, end),
      Contract_End_Date__c: end,
    }
    return {
      objectApiName: 'Account',
      id: demoAccountId(seed, home.key),
      fields: {
        Name: home.street,
        AccountNumber: home.accountNumber,
        Account_Brand__c: brandKeyOf(brand),
        ContactId: demoContactId(seed, person.key),
        ESIID__c: esiidOf(home.utility, seed, home.key),
        Gas_Account_Number__c:
          home.utility.commodity === 'Gas' ? randomDigits(seededRandom(seed, `gas ${home.key}`), 10) : null,
        Service_Street__c: home.street,
        Service_City__c: home.city,
        Service_Postal_Code__c: home.postalCode,
        Time_Zone__c: timeZoneOfHome(home),
        Status__c: status,
        Plan_Name__c: plan.shape.name,
        Plan__c: demoProductId(seed, plan),
        ...contract,
        // Everything before today was sent.
        Contract_Mails_For__c: contract.Contract_End_Date__c,
        Contract_Mails_Sent__c: contractMailDays(contractTermOf(contract)).filter((day) => day < today)
          .length,
        Utility__c: demoUtilityId(seed, home.utility.key),
        Balance__c: dollars(ledger.balance),
        Paperless__c: home.paperless ?? false,
        ...averageBillingOf(home, status, ledger),
        Payment_Plan__c: home.paymentPlan ?? false,
      },
    }
  })
}

/** As billing reported it with the last bill; an account that has ended was settled by its final bill. */
function averageBillingOf(
  { averageBilling }: DemoHome,
  status: Household['status'],
  { bills, deferred }: Household['ledger'],
) {
  const last = bills.at(-1)
  return {
    Average_Billing__c: averageBilling === true && status === 'Active',
    Deferred_Balance__c: deferred === null || last === undefined ? null : dollars(deferred),
    Average_Billing_Reported_At__c:
      deferred === null || last === undefined ? null : `${last.billDate}T14:00:00.000Z`,
  }
}

/**
 * Returns the start of the present contract, which is as long as its plan's term; one without a term began with the
 * service.
 */
function contractStart(begin: string, termMonths: number, end: string): string {
  const start = termMonths > 1 ? addMonths(end, -termMonths) : begin
  return start < begin ? begin : start
}

/** Returns the utility's prefix and length with invented premise digits. */
function esiidOf({ esiid }: DemoUtility, seed: number, homeKey: string): string | null {
  if (esiid === null) return null
  const premise = randomDigits(seededRandom(seed, `esiid ${homeKey}`), esiid.length - esiid.prefix.length)
  return esiid.prefix + premise
}
