import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'About your {brand} service', es: 'Acerca de su servicio de {brand}' },
  heading: { en: 'About your service', es: 'Acerca de su servicio' },
  reason: {
    en: '{brand} writes to you because this concerns your account.',
    es: '{brand} le escribe porque esto concierne a su cuenta.',
  },
  next: { en: 'You find more on our site.', es: 'Encontrará más en nuestro sitio.' },
  button: { en: 'Open the page', es: 'Abrir la página' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you are not our customer any more, ignore this message.',
    es: 'Si ya no es cliente nuestro, ignore este mensaje.',
  },
})
