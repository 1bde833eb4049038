import type { Language } from '@porchlight/i18n'
import { overCapText } from '../objects/deposit/after-rules'

/** What cases about the amount of a deposit are called, in both languages. */
export const overTheCapSubjects = subjectsOf(overCapText)

/**
 * The subject of a request to be exempt from a deposit. It does not mention the reason: others may look at the screen.
 */
export const waiverText = {
  en: {
    subject: 'Your question about the deposit',
    description: 'You asked us to let you off the deposit. We look at it and answer here.',
  },
  es: {
    subject: 'Su consulta sobre el depósito',
    description: 'Usted pidió quedar exento del depósito. Lo revisamos y le respondemos aquí.',
  },
} as const

export const waiverSubjects = subjectsOf(waiverText)

function subjectsOf(text: Readonly<Record<Language, { readonly subject: string }>>): readonly string[] {
  return Object.values(text).map(({ subject }) => subject)
}
