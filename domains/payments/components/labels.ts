import { defineLabels } from '@porchlight/i18n'

/** Labels of payments, wherever they are listed. */
export const paymentLabels = defineLabels({
  paymentsTitle: { en: 'Payments', es: 'Pagos' },
  paymentsLoading: { en: 'Loading your payments', es: 'Cargando sus pagos' },
  noPayments: { en: 'No payments yet', es: 'Todavía no hay pagos' },
  paidWith: { en: '{method} ending in {lastFour}', es: '{method} que termina en {lastFour}' },
  paymentNumber: { en: 'Confirmation {number}', es: 'Confirmación {number}' },
  settledOn: { en: '{status} on {date}', es: '{status} el {date}' },
  refundedPart: { en: '{amount} refunded', es: '{amount} reembolsados' },
})
