import { createHash } from 'node:crypto'
import type { Language } from '@porchlight/metadata'
import type { ConsentType } from '../../customers/operations/consents/read-consents'

/** The version of the texts below; another wording is another version. */
export const moveTextVersion = 'move-2026-11'

/** What the customer may take along to the new home. */
export interface MoveWish {
  /** The name of its box in the form. */
  readonly name: 'autopay' | 'paperless'
  readonly consentType: ConsentType
  readonly text: string
}

/** What the texts name. */
interface TakenAlong {
  readonly brandName: string
  readonly accountNumber: string
  readonly email: string | null
  /** How AutoPay pays; null while it is off. */
  readonly autopay: {
    readonly type: 'Card' | 'Bank_Account'
    readonly institution: string
    readonly lastFour: string
  } | null
  readonly isPaperless: boolean
  readonly servicePhone: string
}

/** What may come along, in that language: the debits and the electronic bills of the new home's account. */
export function wishesOf(along: TakenAlong, language: Language): readonly MoveWish[] {
  const { autopay, isPaperless, email } = along
  return [
    ...(autopay === null
      ? []
      : [
          {
            name: 'autopay',
            consentType: autopay.type === 'Card' ? 'Autopay_Card' : 'Autopay_Bank_Account',
            text: autopayText({ ...along, autopay }, language),
          } as const,
        ]),
    ...(isPaperless && email !== null
      ? [
          {
            name: 'paperless',
            consentType: 'Paperless',
            text: paperlessText({ ...along, email }, language),
          } as const,
        ]
      : []),
  ]
}

function autopayText(
  { brandName, autopay, servicePhone }: TakenAlong & { readonly autopay: NonNullable<TakenAlong['autopay']> },
  language: Language,
): string {
  const { type, institution, lastFour } = autopay
  const isCard = type === 'Card'
  if (language === 'es') {
    const source = isCard
      ? `cargar a mi tarjeta ${institution} terminada en ${lastFour}`
      : `debitar de mi cuenta bancaria terminada en ${lastFour} en ${institution}`
    return `Autorizo a ${brandName} a ${source} también el monto de cada factura de mi nueva vivienda, en su fecha de vencimiento o alrededor de ella. ${brandName} me informará el monto al menos 10 días antes de cada cargo. Puedo cancelar en la página de pago automático, o llamando al ${servicePhone}, al menos 3 días hábiles antes de un cargo.`
  }
  const source = isCard
    ? `charge my ${institution} card ending ${lastFour}`
    : `debit my bank account ending ${lastFour} at ${institution}`
  return `I authorize ${brandName} to ${source} for the amount of each bill of my new home as well, on or about its due date. ${brandName} will tell me the amount at least 10 days before each debit. I can cancel in AutoPay, or by calling ${servicePhone}, at least 3 business days before a debit.`
}

function paperlessText(
  { accountNumber, email }: TakenAlong & { readonly email: string },
  language: Language,
): string {
  return language === 'es'
    ? `Quiero recibir también las facturas de mi nueva vivienda en forma electrónica, en ${email}, con las mismas condiciones que acepté para la cuenta ${accountNumber}. Puedo volver al papel en cualquier momento, sin costo, en la página Facturación electrónica.`
    : `I want the bills of my new home electronically as well, at ${email}, on the terms that I accepted for account ${accountNumber}. I can go back to paper at any time, at no cost, on the Paperless page.`
}

/** Returns the hash that identifies the texts shown, in the form that agrees to them. */
export function markOfTexts(texts: readonly { readonly text: string }[]): string {
  const joined = texts.map(({ text }) => text).join('\n')
  return createHash('sha256').update(joined).digest('base64url').slice(0, 22)
}
