import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Average billing is off at {brand}',
    es: 'Su facturación mensual promedio de {brand} terminó',
  },
  heading: { en: 'Average billing is off', es: 'La facturación mensual promedio terminó' },
  reason: {
    en: 'Your next bill is for what you used in its days.',
    es: 'Su próxima factura cobra lo que usted consumió en sus días.',
  },
  next: {
    en: 'It also settles your deferred balance. It adds what you still owe, or takes off what we owe you.',
    es: 'También liquida su saldo diferido. Suma lo que usted aún debe o resta lo que le debemos.',
  },
  button: { en: 'See average billing', es: 'Ver la facturación promedio' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not want this, turn it on again or call us.',
    es: 'Si no quería esto, actívela de nuevo o llámenos.',
  },
})
