import { brandKeys, brandOf } from '@porchlight/brands'
import type { StateTable, ValidationRule } from '@porchlight/metadata'
import { aboutEachText, notNegative } from '@porchlight/metadata'
import { unknownMergeField } from '../../../customers/facts/merge-text'
import { longestMerged, mergeFieldNames, mergeFieldsInWords } from '../../facts/merge-fields'
import { longestReply } from '../../facts/reply-length'

/** What is wrong with the words of a field, for whoever typed them; null when nothing is. */
type CheckWords = Parameters<typeof aboutEachText>[2]

const texts = ['Text__c', 'Text_ES__c']

const hasKnownFieldsOnly: CheckWords = (words) => {
  const unknown = unknownMergeField(words, mergeFieldNames)
  if (unknown === null) return null
  const known = mergeFieldsInWords.join(' ')
  return {
    en: `There is no merge field ${unknown}. Use one of these: ${known}.`,
    es: `No existe el campo de combinación ${unknown}. Use uno de estos: ${known}.`,
  }
}

const isShortEnough: CheckWords = (words) => {
  const tooMany = longestMerged(words) - longestReply
  if (tooMany <= 0) return null
  return {
    en: `Once filled in, it can exceed the limit of a reply by ${tooMany} characters. Shorten it.`,
    es: `Una vez completada puede superar en ${tooMany} caracteres lo que admite una respuesta. Acórtela.`,
  }
}

const namesNoOtherBrand: CheckWords = (words, { next }) => {
  const named = brandKeys
    .filter((key) => key !== next.Brand__c)
    .map((key) => brandOf(key).names.displayName)
    .find((name) => namesWord(words, name))
  if (named === undefined) return null
  return {
    en: `Remove ${named}: that’s another brand. Use {brand} for the customer’s own.`,
    es: `Quite ${named}, que es otra marca. Escriba {brand} para la del cliente.`,
  }
}

/** Whether the words hold the name by itself, with its capitals: part of a longer word is no name. */
function namesWord(words: string, name: string): boolean {
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1)) {
    if (!isLetter(words.charAt(at - 1)) && !isLetter(words.charAt(at + name.length))) return true
  }
  return false
}

export const replyTemplateRules: readonly ValidationRule[] = [
  ...notNegative('Position__c'),
  ...aboutEachText('HasKnownMergeFieldsOnly', texts, hasKnownFieldsOnly),
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
