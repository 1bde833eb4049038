import { createFormatter } from '@porchlight/i18n'
import type { Language } from '@porchlight/metadata'
import type { PlanChangeTerms } from '../../../customers/rules/plan-change-terms'

/** The version of both texts below; another wording is another version. */
export const planChangeVersion = 'plan-change-2026-11'

/** One authorization of a customer who changes their plan; each is stored as a separate consent. */
export interface PlanChangeAuthorization {
  /** The name of its box in the form. */
  readonly name: 'terms' | 'change'
  readonly consentType: 'Terms' | 'Plan_Change'
  readonly text: string
}

/** What the texts name. */
interface AuthorizedChange {
  readonly brandName: string
  readonly street: string
  readonly planName: string
  readonly terms: PlanChangeTerms
}

/** The authorisations of a change of plan in that language, in the order in which they are read. */
export function planChangeAuthorizations(
  { brandName, street, planName, terms }: AuthorizedChange,
  language: Language,
): readonly PlanChangeAuthorization[] {
  const format = createFormatter({ language })
  const date = format.date(terms.startDate)
  const fee = format.money(terms.earlyTerminationFee)
  const isFree = terms.earlyTerminationFee === 0
  const accepted =
    language === 'es'
      ? `He leído los Términos de Servicio, la información del plan ${planName} y mis derechos como cliente, y los acepto.`
      : `I have read the Terms of Service, the facts of the plan ${planName} and my rights as a customer, and I accept them.`
  const change =
    language === 'es'
      ? `Autorizo a ${brandName} a cambiar mi plan en ${street} a ${planName} a partir del ${date}. ` +
        (isFree
          ? 'No pago ningún cargo por cancelación anticipada de mi plan actual.'
          : `Pago el cargo por cancelación anticipada de mi plan actual, de ${fee}, con mi próxima factura.`)
      : `I authorize ${brandName} to change my plan at ${street} to ${planName} from ${date} on. ` +
        (isFree
          ? 'I pay no early termination fee for my present plan.'
          : `I pay the early termination fee of my present plan, ${fee}, with my next bill.`)
  return [
    { name: 'terms', consentType: 'Terms', text: accepted },
    { name: 'change', consentType: 'Plan_Change', text: change },
  ]
}
