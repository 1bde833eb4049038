import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  question: {
    en: 'Do you want to turn average billing off?',
    es: '¿Quiere desactivar la facturación mensual promedio?',
  },
  fromThen: {
    en: 'From your next bill on, you pay for what you used in its days.',
    es: 'Desde su próxima factura, paga lo que consumió en sus días.',
  },
  settlesOwed: {
    en: 'Your next bill adds this deferred balance.',
    es: 'Su próxima factura suma este saldo diferido.',
  },
  settlesCredit: {
    en: 'Your next bill takes this deferred balance off.',
    es: 'Su próxima factura resta este saldo diferido.',
  },
  settlesUnknown: {
    en: 'Your next bill settles the deferred balance: what you used and were not billed, or the other way around.',
    es: 'Su próxima factura liquida el saldo diferido: lo que consumió y no se le facturó, o al revés.',
  },
  submit: { en: 'Turn average billing off', es: 'Desactivar la facturación promedio' },
  submitting: { en: 'Turning average billing off', es: 'Desactivando la facturación promedio' },
  failed: { en: 'Average billing is still on', es: 'La facturación mensual promedio sigue activa' },
  keep: { en: 'Keep average billing', es: 'Conservar la facturación promedio' },
  already: { en: 'Average billing is off', es: 'La facturación mensual promedio está desactivada' },
  toAverageBilling: { en: 'Go to average billing', es: 'Ir a la facturación mensual promedio' },
})
