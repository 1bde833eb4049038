import { fillMergeFields } from '../../customers/facts/merge-text'

/** The languages that customers are answered in. */
export type ReplyLanguage = 'en' | 'es'

/** The merge fields of a reply template, written `{name}`: the label of each, and its maximum length in characters. */
export const mergeFields = {
  firstName: { label: { en: 'the customer’s first name', es: 'el nombre del cliente' }, longest: 40 },
  number: { label: { en: 'the case number', es: 'el número de caso' }, longest: 30 },
  brand: { label: { en: 'the brand’s name', es: 'el nombre de la marca' }, longest: 80 },
  accountNumber: { label: { en: 'the account number', es: 'el número de cuenta' }, longest: 20 },
  amountOwed: { label: { en: 'the amount owed', es: 'el monto que se debe' }, longest: 20 },
  planEnd: {
    label: { en: 'the day on which the plan ends', es: 'el día en que termina el plan' },
    longest: 40,
  },
} as const

export type MergeField = keyof typeof mergeFields

/** The values of the merge fields, each in the language of the reply; null for a field without a value. */
export type MergeValues = Readonly<Record<MergeField, string | null>>

/** Their names, in the order in which they are explained. */
export const mergeFieldNames = Object.keys(mergeFields)

/** How they are written in a template. */
export const mergeFieldsInWords = mergeFieldNames.map((name) => `{${name}}`)

/** Returns the merge field for `written`, braces included; null when there is none. */
export function mergeFieldOf(written: string): MergeField | null {
  const name = written.slice(1, -1)
  return written === `{${name}}` && Object.hasOwn(mergeFields, name) ? (name as MergeField) : null
}

/**
 * Fills in all merge fields of a template. A field without a value stays as it is written, for the advisor to replace:
 * a reply with a brace is not sent. Customers without a first name are greeted without one.
 */
export function mergedText(text: string, values: MergeValues): string {
  const nameless = values.firstName === null ? text.replace(/^(Hello|Hola),? \{firstName\}/, '$1') : text
  return fillMergeFields(nameless, values)
}

/** Returns the maximum length of a template in characters once everything is filled in. */
export function longestMerged(text: string): number {
  const longest = Object.entries(mergeFields).map(([name, field]) => [name, ' '.repeat(field.longest)])
  return fillMergeFields(text, Object.fromEntries(longest)).length
}
