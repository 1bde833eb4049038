import type { Language } from '@porchlight/metadata'
import { planNameIn } from '../../../plans/facts/plan-name'
import type { OfferedPlan } from './sign-up-plan'

/** The version of all texts below; another wording is another version. */
export const authorizationVersion = 'enrollment-2026-11'

/** One authorization of an enrolling customer; each is stored as a separate consent. */
export interface Authorization {
  /** The name of its box in the form. */
  readonly name: 'terms' | 'enrollment' | 'creditCheck'
  readonly consentType: 'Terms' | 'Enrollment' | 'Credit_Check'
  readonly text: string
}

/** What the texts name. */
export interface AuthorizedOrder {
  readonly brandName: string
  readonly plan: Pick<OfferedPlan, 'name' | 'nameEs' | 'utilityName' | 'requiresDeposit'>
  readonly caseType: 'Move_In' | 'Switch'
}

/** Returns the authorizations of an order in that language, in reading order. */
export function authorizationsOf(
  { brandName, plan, caseType }: AuthorizedOrder,
  language: Language,
): readonly Authorization[] {
  const isSpanish = language === 'es'
  const terms = isSpanish
    ? `He leído los Términos de Servicio, la información del plan ${planNameIn(plan, language)} y mis derechos como cliente, y los acepto.`
    : `I have read the Terms of Service, the facts of the plan ${planNameIn(plan, language)} and my rights as a customer, and I accept them.`
  const start = isSpanish
    ? `Autorizo a ${brandName} a pedir a ${plan.utilityName} el inicio de mi servicio en esta dirección.`
    : `I authorize ${brandName} to ask ${plan.utilityName} to start my service at this address.`
  const switchOver = isSpanish
    ? `Autorizo a ${brandName} a cambiar mi servicio en esta dirección de mi proveedor actual a ${brandName}.`
    : `I authorize ${brandName} to switch my service at this address from my current provider to ${brandName}.`
  const credit = isSpanish
    ? `Autorizo a ${brandName} a verificar mi historial de crédito. Si no es suficiente, puedo pagar un depósito reembolsable.`
    : `I authorize ${brandName} to check my credit history. If it does not suffice, I can pay a refundable deposit.`
  return [
    { name: 'terms', consentType: 'Terms', text: terms },
    { name: 'enrollment', consentType: 'Enrollment', text: caseType === 'Switch' ? switchOver : start },
    ...(plan.requiresDeposit
      ? [{ name: 'creditCheck', consentType: 'Credit_Check', text: credit } as const]
      : []),
  ]
}
