import { defineLabels } from '@porchlight/i18n'

/** The words of payments, wherever they are listed. */
export const paymentLabels = defineLabels({
  paidWith: { en: '{method} ending in {lastFour}', es: '{method} que termina en {lastFour}' },
  paymentNumber: { en: 'Confirmation {number}', es: 'Confirmación {number}' },
})
