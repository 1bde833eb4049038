import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'An offer from {brand}', es: 'Una oferta de {brand}' },
  heading: { en: 'An offer for you', es: 'Una oferta para usted' },
  reason: {
    en: 'This is an offer of {brand}. You need not do anything.',
    es: 'Esta es una oferta de {brand}. No tiene que hacer nada.',
  },
  next: { en: 'You find more on our site.', es: 'Encontrará más en nuestro sitio.' },
  button: { en: 'See the offer', es: 'Ver la oferta' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'You can stop such emails by the link below. What your account needs still comes.',
    es: 'Puede dejar de recibir estos correos con el enlace de abajo. Lo que su cuenta necesita seguirá llegando.',
  },
})
