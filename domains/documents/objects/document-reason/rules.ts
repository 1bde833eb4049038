import { aboutEachText, notNegative, type StateTable, type ValidationRule } from '@porchlight/metadata'
import { knownMergeFieldsOnly, namesNoOtherBrand } from '../../../customers/objects/words-of-a-brand'

const texts = ['Name', 'Label_ES__c']

export const documentReasonRules: readonly ValidationRule[] = [
  ...notNegative('Position__c'),
  ...aboutEachText('HasKnownMergeFieldsOnly', texts, knownMergeFieldsOnly(['brand'])),
  ...aboutEachText('NamesNoOtherBrand', texts, namesNoOtherBrand),
]

export const documentReasonStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Active'],
    transitions: { Active: ['Inactive'], Inactive: ['Active'] },
  },
]
