import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'A part of your {brand} payment arrangement is due soon',
    es: 'Pronto vence una parte de su acuerdo de pago con {brand}',
  },
  heading: { en: 'The next part is due soon', es: 'Pronto vence la próxima parte' },
  reason: {
    en: 'By your payment arrangement with {brand}, {amount} is due by {date}.',
    es: 'Según su acuerdo de pago con {brand}, debe pagar {amount} a más tardar el {date}.',
  },
  next: {
    en: 'If you have paid it already, there is nothing to do.',
    es: 'Si ya lo pagó, no tiene que hacer nada.',
  },
  button: { en: 'Pay', es: 'Pagar' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not agree to this, call us.',
    es: 'Si usted no aceptó esto, llámenos.',
  },
})
