import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Read it once more. An advisor sees it after you press the button.',
    es: 'Revíselo una vez más. Un asesor lo verá cuando usted presione el botón.',
  },
  type: { en: 'About', es: 'Tema' },
  name: { en: 'Name', es: 'Nombre' },
  email: { en: 'Email', es: 'Correo electrónico' },
  phone: { en: 'Phone', es: 'Teléfono' },
  number: { en: 'Number', es: 'Número' },
  subject: { en: 'Subject', es: 'Asunto' },
  description: { en: 'Description', es: 'Descripción' },
  notYou: {
    en: 'Did somebody else write this? Close this page, and nobody will read it.',
    es: '¿Lo escribió otra persona? Cierre esta página y nadie lo leerá.',
  },
  failed: { en: 'Your message hasn’t been sent yet', es: 'Su mensaje todavía no se envía' },
  submit: { en: 'Send message', es: 'Enviar mensaje' },
  submitting: { en: 'Sending', es: 'Enviando' },
  sentTitle: { en: 'We have your message', es: 'Recibimos su mensaje' },
  sentText: { en: 'Your case number is {number}.', es: 'Su número de caso es {number}.' },
  sentMail: {
    en: 'We’ll email our answer to {email}. You can reply to it from there, without a login.',
    es: 'Enviaremos nuestra respuesta a {email}. Desde ahí puede contestarla, sin usuario.',
  },
  linkExpired: { en: 'This link has expired', es: 'Este enlace venció' },
  linkExpiredText: {
    en: 'Your message was not sent, and nobody has read it. Please write it again.',
    es: 'Su mensaje no se envió y nadie lo leyó. Escríbalo otra vez, por favor.',
  },
  linkUsed: { en: 'This link was used before', es: 'Este enlace ya se usó' },
  linkUsedText: {
    en: 'Your message was sent. You find our answer in your email.',
    es: 'Su mensaje se envió. Encontrará nuestra respuesta en su correo.',
  },
  linkNotLatest: { en: 'This link no longer works', es: 'Este enlace ya no sirve' },
  linkNotLatestText: {
    en: 'Open the newest email from us, or write again.',
    es: 'Abra el más reciente de nuestros correos o escriba otra vez.',
  },
  writeAgain: { en: 'Write again', es: 'Escribir otra vez' },
  toStart: { en: 'Go to the home page', es: 'Ir a la página de inicio' },
})
