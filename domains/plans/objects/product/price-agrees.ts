import type { RelatedRuleDeclaration } from '@porchlight/metadata'
import { rateFields } from '../../rules/plan-price/rates-of-plan'
import { statedPrices, wrongStatedPrices } from '../../rules/plan-price/stated-prices'

/**
 * The average prices that a plan states match those that result from its charges and its utility's when they are
 * written.
 */
export const productRelatedRules: readonly RelatedRuleDeclaration[] = statedPrices.map(({ field }) => ({
  name: `${field}IsWhatThePlanCharges`,
  on: [field, 'Utility__c'],
  also: rateFields,
  related: {
    utility: {
      objectApiName: 'Utility__c',
      where: [{ fieldApiName: 'Id', equals: { record: 'Utility__c' } }],
      fields: ['Delivery_Fixed_Charge__c', 'Delivery_Usage_Charge__c'],
    },
  },
  check: ({ next, related }) => {
    const { Delivery_Fixed_Charge__c: fixed, Delivery_Usage_Charge__c: perUnit } =
      related.utility?.[0]?.values ?? {}
    const delivery = {
      fixed: typeof fixed === 'number' ? fixed : null,
      perUnit: typeof perUnit === 'number' ? perUnit : null,
    }
    return wrongStatedPrices(next, delivery).find(({ fieldApiName }) => fieldApiName === field) ?? null
  },
}))
