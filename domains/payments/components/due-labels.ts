import { defineLabels } from '@porchlight/i18n'

/** By when an amount is to be paid. */
export const dueLabels = defineLabels({
  dueBy: { en: 'Due {date}', es: 'Vence el {date}' },
  wasDue: { en: 'Was due {date}', es: 'Venció el {date}' },
  arranged: {
    en: 'By your payment arrangement, {amount} is due by {date}.',
    es: 'Según su acuerdo de pago, debe pagar {amount} a más tardar el {date}.',
  },
  debited: {
    en: 'AutoPay debits {amount} on {date}. You don’t need to do anything.',
    es: 'El pago automático debitará {amount} el {date}. Usted no tiene que hacer nada.',
  },
  debitWaits: {
    en: 'AutoPay has not debited it yet. You don’t need to do anything.',
    es: 'El pago automático todavía no hizo el cargo. Usted no tiene que hacer nada.',
  },
  toAutopay: { en: 'See AutoPay', es: 'Ver el pago automático' },
})
