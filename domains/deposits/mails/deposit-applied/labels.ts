import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Your {brand} deposit and your final bill',
    es: 'Su depósito de {brand} y su factura final',
  },
  heading: {
    en: 'Your deposit was applied to your final bill',
    es: 'Aplicamos su depósito a su factura final',
  },
  reason: {
    en: 'Your service has ended. {brand} paid {applied} of your final bill from your deposit.',
    es: 'Su servicio terminó. {brand} pagó {applied} de su factura final con su depósito.',
  },
  next: {
    en: 'Left to pay on the bill: {owed}. Going back to the card that paid the deposit: {rest}.',
    es: 'Le falta pagar de la factura: {owed}. Se devuelve a la tarjeta con la que pagó el depósito: {rest}.',
  },
  button: { en: 'See the deposit', es: 'Ver el depósito' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If an amount looks wrong, call us.',
    es: 'Si algún monto no es correcto, llámenos.',
  },
})
