import { type BrandKey, brandOf } from '@porchlight/brands'
import { createLabels, defineLabels, type Language } from '@porchlight/i18n'

/** Changes whenever the wording below does: consents are stored with it. */
export const alertConsentVersion = 'text-alerts-2026-11'

const texts = defineLabels({
  agreement: {
    en: 'I agree that {brand} sends automated text messages about my account to {number}. I get the alerts that I chose; how many depends on my account. Message and data rates may apply. Reply STOP to cancel, HELP for help. Consent is not a condition of purchase.',
    es: 'Acepto que {brand} envíe mensajes de texto automáticos sobre mi cuenta al {number}. Recibo las alertas que elegí; la cantidad depende de mi cuenta. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para cancelar, AYUDA para ayuda. Aceptar no es condición de compra.',
  },
})

/**
 * The text next to the box that turns text alerts on (`docs/specification/trade.md` section 2.9), and is stored
 * as agreed to.
 */
export function alertConsentTexts(brand: BrandKey, language: Language, number: string): string {
  return createLabels(language, texts)('agreement', { brand: brandOf(brand).names.displayName, number })
}
