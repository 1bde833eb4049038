import { type BrandKey, brandKeys, brandOf } from '@porchlight/brands'
import type { aboutEachText } from '@porchlight/metadata'
import { fillMergeFields, unknownMergeField } from '../facts/merge-text'

/** Check of the text of a field: returns the problem for the user who typed it, or null when there is none. */
export type CheckWords = Parameters<typeof aboutEachText>[2]

/** Words may hold `{name}` of these names, and no other brace. */
export function knownMergeFieldsOnly(names: readonly string[]): CheckWords {
  const known = names.map((name) => `{${name}}`).join(' ')
  return (words) => {
    const unknown = unknownMergeField(words, names)
    if (unknown === null) return null
    return {
      en: `There is no merge field ${unknown}. Use one of these: ${known}.`,
      es: `No existe el campo de combinación ${unknown}. Use uno de estos: ${known}.`,
    }
  }
}

/** Checks that the texts of a brand (`Brand__c`) mention no other brand. */
export const namesNoOtherBrand: CheckWords = (words, { next }) => {
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

/**
 * Returns whether the text contains the name as a whole word, with its capitals; part of a longer word does not count.
 */
function namesWord(words: string, name: string): boolean {
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character)
  for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1)) {
    if (!isLetter(words.charAt(at - 1)) && !isLetter(words.charAt(at + name.length))) return true
  }
  return false
}

/** Replaces `{brand}` in the text with the brand’s name. */
export function inNameOf(brand: BrandKey, words: string): string {
  return fillMergeFields(words, { brand: brandOf(brand).names.displayName })
}
