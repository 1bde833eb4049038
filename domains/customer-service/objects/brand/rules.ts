import { brandKeys, isBrandKey } from '@porchlight/brands'
import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { type BrandLimitField, brandLimitFields, brandLimits, limitFrom } from '../../facts/brand-limits'

/** Between the least and the most that it can be; an empty one leaves it at what holds for all. */
function withinItsBounds(fieldApiName: BrandLimitField): ValidationRule {
  const { least, most } = brandLimits[fieldApiName]
  return {
    name: `${fieldApiName}IsWithinItsBounds`,
    check: ({ next }) => {
      const value = next[fieldApiName]
      if (typeof value !== 'number' || (value >= least && value <= most)) return null
      return {
        fieldApiName,
        message: {
          en: `Enter ${least} to ${most}, or leave it empty.`,
          es: `Escriba de ${least} a ${most} o déjelo vacío.`,
        },
      }
    },
  }
}

export const brandRules: readonly ValidationRule[] = [
  ...brandLimitFields.map(withinItsBounds),
  {
    name: 'plansBeginBelowWhereTheyEnd',
    check: ({ next }) =>
      limitFrom(next, 'Plan_From__c') <= limitFrom(next, 'Plan_Up_To__c')
        ? null
        : {
            fieldApiName: 'Plan_Up_To__c',
            message: {
              en: 'Enter at least the amount from which payment plans are offered.',
              es: 'Escriba al menos el monto desde el que se ofrecen planes de pagos.',
            },
          },
  },
  {
    name: 'nameIsABrandKey',
    check: ({ next }) =>
      isBrandKey(next.Name)
        ? null
        : {
            fieldApiName: 'Name',
            message: {
              en: `Enter one of: ${brandKeys.join(', ')}.`,
              es: `Escriba una de estas claves: ${brandKeys.join(', ')}.`,
            },
          },
  },
]

export const brandStateTables: readonly StateTable[] = []
