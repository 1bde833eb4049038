import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} AutoPay debit', es: 'Su cargo automático de {brand}' },
  heading: { en: 'AutoPay pays your next bill', es: 'El pago automático paga su próxima factura' },
  reason: {
    en: '{brand} will debit {amount} on {date}.',
    es: '{brand} debitará {amount} el {date}.',
  },
  next: {
    en: 'You do not need to do anything. You can stop this debit until {cancelBy}.',
    es: 'No tiene que hacer nada. Puede detener este cargo hasta el {cancelBy}.',
  },
  button: { en: 'See AutoPay', es: 'Ver el pago automático' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not turn AutoPay on, turn it off and call us.',
    es: 'Si usted no activó el pago automático, desactívelo y llámenos.',
  },
})
