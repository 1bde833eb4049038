import type { ValidationRule } from '@porchlight/metadata'
import { localDay } from '../../../customers/rules/calendar-day'
import { rateFields } from '../plan-price/rates-of-plan'
import { hasBegun } from './offer-state'

/** What a customer signs: the price, what it depends on, and how long it lasts. */
export const termFields = [
  'Plan_Brand__c',
  'Utility__c',
  'Rate_Type__c',
  'Term_Months__c',
  ...rateFields,
  'Index_Formula__c',
  'Index_Formula_ES__c',
  'Buyback_Price__c',
  'Cancellation_Fee__c',
  'Renewable_Share__c',
  'Average_Price_500__c',
  'Average_Price_1000__c',
  'Average_Price_2000__c',
] as const

/**
 * Accounts and orders reference their plan and read its price from it. So from the first day of its offer on, the terms
 * of a plan are fixed, and so is that day: moving it could unlock them again.
 */
export const termsStay: ValidationRule = {
  name: 'termsStayOnceOffered',
  check: ({ next, previous, now }) => {
    if (previous === null) return null
    const day = localDay(now)
    if (!hasBegun(dayOf(previous.Offered_From__c), day)) return null
    const changed = termFields.find((field) => (next[field] ?? null) !== (previous[field] ?? null))
    if (changed !== undefined) {
      return {
        fieldApiName: changed,
        message: {
          en: 'This plan has been offered, so its terms stay. Add a plan with a code of its own, and give this one a last day.',
          es: 'Este plan ya se ofreció, así que sus términos no cambian. Agregue un plan con código propio y dé a este un último día.',
        },
      }
    }
    return hasBegun(dayOf(next.Offered_From__c), day)
      ? null
      : {
          fieldApiName: 'Offered_From__c',
          message: {
            en: 'This plan has been offered already. Leave its first day as it was, or choose one up to today.',
            es: 'Este plan ya se ofreció. Deje el primer día como estaba o elija uno que no sea posterior a hoy.',
          },
        }
  },
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
