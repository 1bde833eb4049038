import { stageValues } from '@porchlight/domains/enrollment/objects/opportunity/stage-values'
import { demoBrandKeys } from '../world/demo-brands'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { dollars, momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { planOf } from '../world/plans'
import { demoAccountId } from './account'
import { demoProductId } from './product'

const perBrand = 12

/**
 * Returns renewal offers for the accounts whose contracts end soonest, personas first; each stage three times per
 * brand.
 */
export function demoOpportunities({ seed, today, households }: DemoPeople): readonly DemoRecord[] {
  return demoBrandKeys.flatMap((brand) => {
    const ending = households
      .filter((household) => household.brand === brand && household.status === 'Active')
      .filter(({ home }) => home.contractEndsInDays > 0)
      .sort((a, b) => a.home.contractEndsInDays - b.home.contractEndsInDays)
    const offered = ending.filter(({ home }) => home.key === 'contract-ending')
    const others = ending.filter(({ home }) => home.key !== 'contract-ending')
    return [...offered, ...others].slice(0, perBrand).map(({ home, ledger }, index) => {
      const { value: stage = 'Prospecting' } = stageValues[(index + 1) % stageValues.length] ?? {}
      const contractEnd = addDays(today, home.contractEndsInDays)
      const year = ledger.bills.slice(-12).reduce((total, bill) => total + bill.charges, 0)
      const plan = planOf(brand, home.utility, home.utility.commodity === 'Gas' ? 'Gas Fixed 12' : 'Fixed 12')
      return {
        objectApiName: 'Opportunity',
        id: demoId(seed, '006', home.key),
        fields: {
          Name: `${plan.shape.name}, ${home.street}`,
          AccountId: demoAccountId(seed, home.key),
          StageName: stage,
          Plan__c: demoProductId(seed, plan),
          CloseDate: contractEnd,
          Contract_End_Date__c: contractEnd,
          Amount: dollars(year),
          Probability: probabilityOf(stage),
          CreatedDate: momentOf(addDays(today, -5 - index)),
        },
      }
    })
  })
}

function probabilityOf(stage: string): number {
  const attributes = stageValues.find(({ value }) => value === stage)?.attributes
  return attributes?.type === 'OpportunityStage' ? attributes.defaultProbability : 0
}
