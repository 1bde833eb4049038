import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'About your {brand} service', es: 'Acerca de su servicio de {brand}' },
  heading: { en: 'About your service', es: 'Acerca de su servicio' },
  reason: {
    en: 'You’re getting this email from {brand} because it’s about your account.',
    es: '{brand} le escribe porque se trata de su cuenta.',
  },
  next: { en: 'You’ll find out more on our site.', es: 'Encontrará más en nuestro sitio.' },
  button: { en: 'Open the page', es: 'Abrir la página' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you’re no longer our customer, you can ignore this email.',
    es: 'Si ya no es cliente nuestro, ignore este mensaje.',
  },
})
