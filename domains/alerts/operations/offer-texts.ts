import { type BrandKey, brandOf } from '@porchlight/brands'
import { createLabels, defineLabels, type Language } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { readTextConsents } from '../../customers/operations/consents/read-text-consents'
import { recordConsent } from '../../customers/operations/consents/record-consent'
import { countAttempt } from '../../customers/operations/limits/count-attempt'
import { agreesToOffers } from '../../customers/rules/text-consents'

/** Changes whenever the wording below does: consents are stored with it. */
export const offerTextsVersion = 'offer-texts-2026-11'

const texts = defineLabels({
  agreement: {
    en: 'I agree that {brand} sends automated marketing texts with offers to {number}, up to a few a month. Message and data rates may apply. Reply STOP to cancel, HELP for help. Consent is not a condition of purchase.',
    es: 'Acepto que {brand} envíe mensajes de texto publicitarios automáticos con ofertas al {number}, hasta unos pocos al mes. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para cancelar, AYUDA para ayuda. Aceptar no es condición de compra.',
  },
  withdrawal: {
    en: 'Turned off offers by text in the portal.',
    es: 'Desactivó las ofertas por mensaje de texto en el portal.',
  },
})

/** The text next to the box that turns offers by text on (47 CFR 64.1200(f)(9)), stored as agreed to. */
export function offerTextsWords(brand: BrandKey, language: Language, number: string): string {
  return createLabels(language, texts)('agreement', { brand: brandOf(brand).names.displayName, number })
}

/** A customer's choice about offers by text. */
type OfferTextsWord = {
  readonly contactId: string
  readonly language: Language
} & (
  | { readonly isWanted: false }
  | { readonly isWanted: true; readonly brand: BrandKey; readonly number: string }
)

/**
 * Records that a customer agrees to offers by text at their number, or takes it back; the same word again is no other
 * consent.
 */
export async function setOfferTexts(context: MethodContext, word: OfferTextsWord): Promise<void> {
  const { systemViewer } = context
  const { contactId, language, isWanted } = word
  await context.engine.inOneTransaction(async (engine, connection) => {
    const reader = { engine, systemViewer }
    if (agreesToOffers(await readTextConsents(reader, contactId)) === isWanted) return
    await countAttempt(context, 'alertsOfPerson', contactId, connection)
    await recordConsent(reader, {
      contactId,
      accountId: null,
      type: 'Offer_Texts',
      action: isWanted ? 'Given' : 'Withdrawn',
      channel: 'Portal',
      text: word.isWanted
        ? offerTextsWords(word.brand, language, word.number)
        : createLabels(language, texts)('withdrawal'),
      version: offerTextsVersion,
      language,
      at: context.now(),
      networkAddress: context.clientAddress,
    })
  })
}
