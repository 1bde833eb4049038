import {
  aboutEachText,
  labelOf,
  neededWhen,
  type ObjectDeclaration,
  type ValidationRule,
} from '@porchlight/metadata'
import { knownMergeFieldsOnly, namesNoOtherBrand } from '../../../customers/objects/words-of-a-brand'
import { documentTypeValues } from '../document-requirement/values'

/** The most days that a brand allows; an order that waits longer is placed again. */
export const mostDaysToSend = 60

/** A brand has one rule for each type. */
export const documentRuleDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['Name', 'Brand_Type__c'],
  compute: ({ Brand__c: brand, Document_Type__c: type }) => {
    const known = documentTypeValues.find(({ value }) => value === type)
    return {
      Name: known === undefined ? null : labelOf(documentTypeValues, known.value, 'en'),
      Brand_Type__c: brand == null || type == null ? null : `${brand} ${type}`,
    }
  },
}

const texts = ['Explanation__c', 'Explanation_ES__c'] as const

const bothLanguages = {
  en: 'Write it in both languages, or in neither: every customer reads their own.',
  es: 'Escríbalo en los dos idiomas o en ninguno: cada cliente lee el suyo.',
}

export const documentRuleRules: readonly ValidationRule[] = [
  neededWhen('Explanation__c', (next) => next.Explanation_ES__c != null, bothLanguages),
  neededWhen('Explanation_ES__c', (next) => next.Explanation__c != null, bothLanguages),
  ...aboutEachText('HasKnownMergeFieldsOnly', texts, knownMergeFieldsOnly(['brand'])),
  ...aboutEachText('NamesNoOtherBrand', texts, namesNoOtherBrand),
  {
    name: 'daysToSendAreFew',
    check: ({ next: { Days_To_Send__c: days } }) =>
      typeof days !== 'number' || (days >= 1 && days <= mostDaysToSend)
        ? null
        : {
            fieldApiName: 'Days_To_Send__c',
            message: {
              en: `Enter 1 to ${mostDaysToSend} days, or leave it empty.`,
              es: `Escriba de 1 a ${mostDaysToSend} días o déjelo vacío.`,
            },
          },
  },
]
