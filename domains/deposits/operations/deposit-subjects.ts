import { overCapText } from '../objects/deposit/after-rules'

/** What cases about the amount of a deposit are called, in both languages. */
export const overTheCapSubjects: readonly string[] = [overCapText.en.subject, overCapText.es.subject]

/** What a request to be let off a deposit is called. It says nothing of the reason: others may look at the screen. */
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

export const waiverSubjects: readonly string[] = [waiverText.en.subject, waiverText.es.subject]
