import { defineLabels } from '@porchlight/i18n'
import { newMessageLabels } from '../../components/new-message-labels'
import { replyPromise } from '../../components/reply-promise'

export const labels = defineLabels({
  ...newMessageLabels,
  lead: {
    en: `You need no login. ${replyPromise.en}`,
    es: `No necesita usuario. ${replyPromise.es}`,
  },
  signedIn: {
    en: 'You are signed in, so your messages are in your account.',
    es: 'Ya inició sesión. Sus mensajes están en su cuenta.',
  },
  haveLogin: { en: 'I have a login', es: 'Tengo un usuario' },
  firstName: { en: 'First name', es: 'Nombre' },
  firstNameRequired: { en: 'Enter your first name.', es: 'Escriba su nombre.' },
  lastName: { en: 'Last name', es: 'Apellidos' },
  lastNameRequired: { en: 'Enter your last name.', es: 'Escriba sus apellidos.' },
  email: { en: 'Email', es: 'Correo electrónico' },
  emailHint: {
    en: 'First we’ll email you a link to send your message. The answer goes there too.',
    es: 'Primero le enviaremos un enlace para mandar su mensaje. La respuesta también llega ahí.',
  },
  emailRequired: { en: 'Enter your email.', es: 'Escriba su correo electrónico.' },
  phone: { en: 'Phone (optional)', es: 'Teléfono (opcional)' },
  number: {
    en: 'Account, order or confirmation number (optional)',
    es: 'Número de cuenta, de pedido o de confirmación (opcional)',
  },
  numberHint: {
    en: 'It helps the advisor find what you are writing about.',
    es: 'Ayuda al asesor a encontrar de qué se trata.',
  },
  failed: {
    en: 'Your message hasn’t been sent yet',
    es: 'Su mensaje todavía no se envía',
  },
  submit: { en: 'Continue', es: 'Continuar' },
  sentTitle: { en: 'One more step: check your email', es: 'Falta un paso: revise su correo' },
  sentTo: { en: 'We sent a link to {email}.', es: 'Enviamos un enlace a {email}.' },
  sent: {
    en: 'We sent a link to the email address that you gave.',
    es: 'Enviamos un enlace al correo electrónico que nos dio.',
  },
  sentNext: {
    en: 'Open it within 24 hours to send your message. Until then nobody reads it. Look in your spam folder too.',
    es: 'Ábralo en las próximas 24 horas para enviar su mensaje. Hasta entonces nadie lo lee. Revise también el correo no deseado.',
  },
  writeAgain: { en: 'Write again', es: 'Escribir otra vez' },
})
