import type { RuleContext, ValidationRule } from '@porchlight/metadata'
import { bracesIn } from '../../customers/facts/merge-text'

/**
 * Rejects texts to customers that still contain a merge field: the advisor completes a template whose fields have no
 * value. Applies as written to the texts of the field that `isOurs` selects.
 */
export function filledIn(fieldApiName: string, isOurs: (context: RuleContext) => boolean): ValidationRule {
  return {
    name: `${fieldApiName}IsFilledIn`,
    check: (context) => {
      const { next, previous, viewer } = context
      const words = next[fieldApiName]
      const isWritten = typeof words === 'string' && words !== previous?.[fieldApiName]
      if (!isWritten || viewer.class === 'system' || !isOurs(context)) return null
      const left = bracesIn(words).join(' ')
      if (left === '') return null
      return {
        fieldApiName,
        message: {
          en: `Replace ${left} with what the customer should read.`,
          es: `Reemplace ${left} por lo que debe leer el cliente.`,
        },
      }
    },
  }
}
