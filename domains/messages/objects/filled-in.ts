import type { RuleContext, ValidationRule } from '@porchlight/metadata'
import { bracesIn } from '../../customers/facts/merge-text'

/**
 * Staff tell customers nothing with a merge field left in it: a template whose fields have no value is written on by the
 * advisor. Words of the field that `isOurs` are held to it as they are written.
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
