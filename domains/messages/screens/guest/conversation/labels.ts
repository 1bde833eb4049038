import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  answersGoTo: {
    en: 'Our answers go to {email}.',
    es: 'Nuestras respuestas llegan a {email}.',
  },
  linkExpired: { en: 'This link has expired', es: 'Este enlace venció' },
  linkExpiredText: {
    en: 'We can send a new one now, to the same email address.',
    es: 'Podemos enviarle otro ahora, al mismo correo electrónico.',
  },
  sendNewLink: { en: 'Send a new link', es: 'Enviar otro enlace' },
  newLinkSent: { en: 'Check your email', es: 'Revise su correo' },
  newLinkSentText: {
    en: 'We sent a new link to the same email address. Look in your spam folder too.',
    es: 'Enviamos otro enlace al mismo correo electrónico. Revise también el correo no deseado.',
  },
  linkNotLatest: { en: 'This link does not work here', es: 'Este enlace no sirve aquí' },
  linkNotLatestText: {
    en: 'Open the link in our newest email about your message again, or write a new message.',
    es: 'Abra otra vez el enlace del más reciente de nuestros correos sobre su mensaje o escriba uno nuevo.',
  },
  writeAgain: { en: 'New message', es: 'Mensaje nuevo' },
})
