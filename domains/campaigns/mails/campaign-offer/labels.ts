import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'An offer from {brand}', es: 'Una oferta de {brand}' },
  heading: { en: 'An offer for you', es: 'Una oferta para usted' },
  reason: {
    en: 'This is an offer from {brand}. You don’t have to do anything.',
    es: 'Esta es una oferta de {brand}. No tiene que hacer nada.',
  },
  next: { en: 'You’ll find out more on our site.', es: 'Encontrará más en nuestro sitio.' },
  button: { en: 'See the offer', es: 'Ver la oferta' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'You can stop these emails with the link below. We’ll still send what your account needs.',
    es: 'Puede dejar de recibir estos correos con el enlace de abajo. Seguiremos enviándole lo que su cuenta necesite.',
  },
})
