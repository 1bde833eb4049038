import { createHash } from 'node:crypto'
import { createFormatter } from '@porchlight/i18n'
import type { Language } from '@porchlight/metadata'
import type { MethodType } from '../../payments/facts/payment-values'

/** The version of the texts below; another wording is another version. */
export const authorizationVersion = 'autopay-2026-11'

/** What the authorisation names. */
export interface AuthorizedDebits {
  readonly brandName: string
  readonly customerName: string
  readonly accountNumber: string
  readonly method: {
    readonly type: MethodType
    readonly institution: string
    readonly lastFour: string
    readonly bankAccountType: 'Checking' | 'Savings' | null
  }
  /** Bills that fall due from this day on, `YYYY-MM-DD`. */
  readonly startDate: string
  /** The debit of the bill that is open today. */
  readonly first: { readonly cents: number; readonly date: string } | null
  readonly servicePhone: string
}

/**
 * Returns the recurring authorization of debits, as required by the rules for debits agreed to on the web (NACHA WEB):
 * who, what, when, from when on, when the amount is notified, and how it is revoked. Every bill has another amount.
 */
export function autopayAuthorization(debits: AuthorizedDebits, language: Language): string {
  const { brandName, customerName, accountNumber, method, first, servicePhone } = debits
  const format = createFormatter({ language })
  const start = format.date(debits.startDate)
  const { lastFour, institution, bankAccountType } = method
  const isCard = method.type === 'Card'
  if (language === 'es') {
    const kind = bankAccountType === 'Savings' ? 'de ahorros' : 'corriente'
    const source = isCard
      ? `cargar a mi tarjeta ${institution} terminada en ${lastFour}`
      : `debitar de mi cuenta ${kind} terminada en ${lastFour} en ${institution}`
    return [
      `Yo, ${customerName}, al elegir Autorizar, autorizo a ${brandName} a ${source} el monto de cada factura de mi cuenta ${accountNumber}, en su fecha de vencimiento o alrededor de ella, a partir del ${start}.`,
      first === null
        ? null
        : `El primer cargo es de ${format.money(first.cents / 100)} el ${format.date(first.date)}.`,
      `${brandName} me informará el monto al menos 10 días antes de cada cargo posterior.`,
      `Puedo cancelar en la página de pago automático, o llamando al ${servicePhone}, al menos 3 días hábiles antes de un cargo.`,
      'Puedo imprimir este texto.',
    ]
      .filter((sentence) => sentence !== null)
      .join(' ')
  }
  const source = isCard
    ? `charge my ${institution} card ending ${lastFour}`
    : `debit my ${bankAccountType === 'Savings' ? 'savings' : 'checking'} account ending ${lastFour} at ${institution}`
  return [
    `By selecting Authorize, I, ${customerName}, authorize ${brandName} to ${source} on or about each bill’s due date for the amount of that bill of my account ${accountNumber}, starting ${start}.`,
    first === null
      ? null
      : `The first debit is ${format.money(first.cents / 100)} on ${format.date(first.date)}.`,
    `${brandName} will tell me the amount at least 10 days before each later debit.`,
    `I can cancel in AutoPay, or by calling ${servicePhone}, at least 3 business days before a debit.`,
    'I may print this.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/**
 * Returns the hash that identifies a text in the form that agrees to it: the customer agrees to the text that was
 * shown.
 */
export function textMark(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
