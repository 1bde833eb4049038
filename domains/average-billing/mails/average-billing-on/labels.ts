import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Average billing is on at {brand}',
    es: 'Su facturación mensual promedio de {brand} está activa',
  },
  heading: { en: 'Average billing is on', es: 'La facturación mensual promedio está activa' },
  reason: {
    en: 'Your next bill is about the average of the last twelve months.',
    es: 'Su próxima factura se acercará al promedio de los últimos doce meses.',
  },
  next: {
    en: 'You still pay for everything you use. The difference is your deferred balance, which you can see here.',
    es: 'Usted sigue pagando todo lo que consume. La diferencia es su saldo diferido, que puede ver aquí.',
  },
  button: { en: 'See average billing', es: 'Ver la facturación promedio' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not want this, turn it off or call us.',
    es: 'Si no quería esto, desactívela o llámenos.',
  },
})
