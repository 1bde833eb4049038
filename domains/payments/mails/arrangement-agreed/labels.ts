import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment arrangement', es: 'Su acuerdo de pago con {brand}' },
  heading: { en: 'You have more time', es: 'Tiene más tiempo' },
  reason: {
    en: 'You agreed with {brand} to pay {amount} by {date}. All dates are on the page.',
    es: 'Usted acordó con {brand} pagar {amount} a más tardar el {date}. Todas las fechas están en la página.',
  },
  next: {
    en: 'Pay each part by its date, and new bills by theirs.',
    es: 'Pague cada parte en su fecha y las facturas nuevas en la suya.',
  },
  button: { en: 'See the dates', es: 'Ver las fechas' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not agree to this, call us.',
    es: 'Si usted no aceptó esto, llámenos.',
  },
})
