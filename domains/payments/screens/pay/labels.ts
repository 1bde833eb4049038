import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  another: { en: 'Pay for another account', es: 'Pagar por otra cuenta' },
  signedInTitle: { en: 'You are signed in', es: 'Usted tiene la sesión iniciada' },
  signedInText: { en: 'Your bills are one step away.', es: 'Sus facturas están a un paso.' },
  toBills: { en: 'See your bills', es: 'Ver sus facturas' },
})
