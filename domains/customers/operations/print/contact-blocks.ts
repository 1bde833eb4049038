import { createLabels, type Language } from '@porchlight/i18n'
import type { PdfBlock } from '@porchlight/server-methods/pdf/pdf-block'
import { contactLabels } from '../../facts/contact-labels'
import { complaintDays } from '../../rules/reply-clock'
import type { PrintedService } from './printed-service'

/** The home that a printed page is about, as far as it decides whom to call. */
export interface PrintedPlace {
  /** The name of the delivery company, and its telephone number; null when unknown. */
  readonly utility: string | null
  readonly utilityPhone: string | null
  readonly isGas: boolean
  readonly state: string | null
}

/** Whom to call in an emergency and with a complaint. */
export function contactBlocks(
  { utility, utilityPhone, isGas, state }: PrintedPlace,
  { phone, address }: PrintedService,
  language: Language,
): readonly PdfBlock[] {
  const t = createLabels(language, contactLabels)
  const outage = isGas ? 'outageGas' : 'outageElectricity'
  return [
    ...(utility === null || utilityPhone === null
      ? []
      : [
          { kind: 'section' as const, text: t('emergencies') },
          { kind: 'text' as const, text: t(outage, { utility, phone: utilityPhone }) },
        ]),
    { kind: 'section', text: t('complaints') },
    { kind: 'text', text: t('complainToUs', { phone, address, days: complaintDays }) },
    { kind: 'text', text: t(state === 'TX' ? 'complainTexas' : 'complainElsewhere') },
  ]
}
