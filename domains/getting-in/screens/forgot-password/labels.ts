import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We’ll email you a link to set a new one.',
    es: 'Le enviaremos por correo un enlace para crear una nueva.',
  },
  username: { en: 'Username or email', es: 'Usuario o correo electrónico' },
  usernameRequired: {
    en: 'Enter your username or email.',
    es: 'Escriba su usuario o su correo electrónico.',
  },
  submit: { en: 'Send the link', es: 'Enviar el enlace' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'No link was sent yet', es: 'Todavía no se envió el enlace' },
  sentTitle: { en: 'Check your email', es: 'Revise su correo' },
  sent: {
    en: 'If there is a login with that name, a link is on its way.',
    es: 'Si existe ese usuario, el enlace va en camino.',
  },
  sentNext: {
    en: 'Open it within one hour to set a new password. Look in your spam folder too.',
    es: 'Ábralo en la próxima hora para crear una contraseña nueva. Revise también el correo no deseado.',
  },
  sendAgainHint: {
    en: 'Nothing there? You can request another email after one minute.',
    es: '¿No ha llegado? Puede pedir otro correo después de un minuto.',
  },
  sendAgain: { en: 'Request another email', es: 'Pedir otro correo' },
  toLogin: { en: 'Back to login', es: 'Volver a iniciar sesión' },
  toChangePassword: { en: 'Back to changing your password', es: 'Volver a cambiar la contraseña' },
  firstTime: { en: 'First time here? Find my account', es: '¿Es su primera vez? Buscar mi cuenta' },
})
