import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { aboutEachText, notNegative } from '@porchlight/metadata'
import {
  type CheckWords,
  knownMergeFieldsOnly,
  namesNoOtherBrand,
} from '../../../customers/objects/words-of-a-brand'
import { longestMerged, mergeFieldNames } from '../../facts/merge-fields'
import { longestReply } from '../../facts/reply-length'

const texts = ['Text__c', 'Text_ES__c']

const isShortEnough: CheckWords = (words) => {
  const tooMany = longestMerged(words) - longestReply
  if (tooMany <= 0) return null
  return {
    en: `Once filled in, it can exceed the limit of a reply by ${tooMany} characters. Shorten it.`,
    es: `Una vez completada puede superar en ${tooMany} caracteres lo que admite una respuesta. Acórtela.`,
  }
}

export const replyTemplateRules: readonly ValidationRule[] = [
  ...notNegative('Position__c'),
  ...aboutEachText('HasKnownMergeFieldsOnly', texts, knownMergeFieldsOnly(mergeFieldNames)),
  ...aboutEachText('FitsIntoAReply', texts, isShortEnough),
  ...aboutEachText('NamesNoOtherBrand', [...texts, 'Name', 'Label_ES__c'], namesNoOtherBrand),
]

export const replyTemplateStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status__c',
    initial: ['Draft'],
    transitions: { Draft: ['Offered', 'Withdrawn'], Offered: ['Withdrawn'] },
  },
]
