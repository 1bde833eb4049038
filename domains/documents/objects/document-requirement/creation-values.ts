import { type BrandKey, isBrandKey } from '@porchlight/brands'
import type { ActionRecord, FieldScalar, ObjectDeclaration } from '@porchlight/metadata'
import { inNameOf } from '../../../customers/objects/words-of-a-brand'
import { localDay } from '../../../customers/rules/calendar-day'
import { documentDue } from '../../../enrollment/rules/document-due'

/** Returns the text of a rule in the brand’s name; null where the brand has written none. */
function ruleText(rule: ActionRecord | undefined, field: string, brand: BrandKey | null): FieldScalar {
  const words = rule?.values[field] ?? null
  return typeof words === 'string' && brand !== null ? inNameOf(brand, words) : null
}

/**
 * The information for the customer at the time a document is requested: what is accepted and by when, according to the
 * brand’s rule (`Document_Rule__c`) at that moment. Later changes of the rule do not affect it.
 */
export const documentRequirementCreationValues: NonNullable<ObjectDeclaration['creationValues']> = {
  fields: ['Explanation__c', 'Explanation_ES__c', 'Due_Date__c'],
  related: {
    account: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'Id', equals: { record: 'Account__c' } }],
      fields: ['Account_Brand__c'],
      asPlatform: true,
    },
    order: {
      objectApiName: 'Order',
      where: [{ fieldApiName: 'Id', equals: { record: 'Order__c' } }],
      fields: ['Requested_Start_Date__c'],
      asPlatform: true,
    },
    rules: {
      objectApiName: 'Document_Rule__c',
      where: [{ fieldApiName: 'Document_Type__c', equals: { record: 'Document_Type__c' } }],
      fields: ['Brand__c', 'Days_To_Send__c', 'Explanation__c', 'Explanation_ES__c'],
      asPlatform: true,
    },
  },
  compute: (next, now, { account, order, rules }) => {
    const named = account?.[0]?.values.Account_Brand__c
    const brand = typeof named === 'string' && isBrandKey(named) ? named : null
    const rule = rules?.find(({ values }) => values.Brand__c === brand)
    const days = rule?.values.Days_To_Send__c ?? null
    const start = order?.[0]?.values.Requested_Start_Date__c ?? null
    return {
      Explanation__c: ruleText(rule, 'Explanation__c', brand),
      Explanation_ES__c: ruleText(rule, 'Explanation_ES__c', brand),
      Due_Date__c:
        next.Is_Required__c === true
          ? documentDue(
              days === null ? null : Number(days),
              localDay(now),
              start === null ? null : String(start),
            )
          : null,
    }
  },
}
