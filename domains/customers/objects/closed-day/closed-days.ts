import type { ActionRecord, RelatedDeclaration } from '@porchlight/metadata'
import type { ClosedDays } from '../../rules/business-days'

/** The days of all brands, the last ones first; more than many brands close in years. */
const newest = { by: 'Day__c', count: 1_000 }

/**
 * The closed days, for rules that set a promised date. They are not secret, and the promise is the same for every
 * writer.
 */
export const closedDaysRelated: RelatedDeclaration = {
  objectApiName: 'Closed_Day__c',
  where: [{ fieldApiName: 'Status__c', equals: { value: 'Closed' } }],
  fields: ['Brand__c', 'Day__c'],
  newest,
  asPlatform: true,
}

/** Those of one brand. */
export function closedDaysOf(records: readonly ActionRecord[] | undefined, brand: unknown): ClosedDays {
  const own = (records ?? []).filter(({ values }) => values.Brand__c === brand)
  return new Set(own.map(({ values }) => String(values.Day__c)))
}
