import { defineLabels } from '@porchlight/i18n'

/** Labels shared by the pages of AutoPay. */
export const autopayLabels = defineLabels({
  autopay: { en: 'AutoPay', es: 'Pago automático' },
  autopayHint: { en: 'Pay every bill on its due date', es: 'Pague cada factura en su vencimiento' },
  autopayLoading: { en: 'Loading AutoPay', es: 'Cargando el pago automático' },
  card: { en: '{institution} card ending {lastFour}', es: 'Tarjeta {institution} terminada en {lastFour}' },
  checking: {
    en: '{institution} checking account ending {lastFour}',
    es: 'Cuenta corriente de {institution} terminada en {lastFour}',
  },
  savings: {
    en: '{institution} savings account ending {lastFour}',
    es: 'Cuenta de ahorros de {institution} terminada en {lastFour}',
  },
  registrationFailed: {
    en: 'Autopay registration failure, retry later.',
    es: 'No se pudo activar el pago automático; inténtelo más tarde.',
  },
  registrationFailedText: {
    en: 'Nothing was turned on and nothing was charged. Try again in a few minutes, or call us.',
    es: 'No se activó nada y no se cobró nada. Inténtelo de nuevo en unos minutos o llámenos.',
  },
  pendingText: {
    en: 'You can set AutoPay up now. It begins with your first bill.',
    es: 'Puede configurar el pago automático ahora. Comienza con su primera factura.',
  },
  noAccountText: {
    en: 'You can turn AutoPay on once your service starts.',
    es: 'Podrá activar el pago automático cuando inicie su servicio.',
  },
})
