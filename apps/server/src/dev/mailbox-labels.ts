import { defineLabels } from '@porchlight/i18n'

/** Labels of the demo's mailbox and authenticator. */
export const mailboxLabels = defineLabels({
  mailbox: { en: 'Mail and texts', es: 'Correos y mensajes de texto' },
  latestSent: { en: 'The latest: {when}', es: 'Lo último: {when}' },
  mailboxLead: {
    en: 'Whatever is sent arrives in one mailbox, as it looks on a phone. Nothing leaves this machine.',
    es: 'Todo lo que se envía llega a un buzón, como se ve en un teléfono. Nada sale de esta computadora.',
  },
  openMailbox: { en: 'Open the mailbox', es: 'Abrir el buzón' },
  nothingSent: { en: 'Nothing was sent yet.', es: 'Todavía no se ha enviado nada.' },
  nothingSentHint: {
    en: 'Pay a bill, ask for a link or upload a document as a customer, then come back.',
    es: 'Pague una factura, pida un enlace o cargue un documento como cliente, y vuelva aquí.',
  },
  nothingSentTo: { en: 'Nothing was sent to “{to}”.', es: 'No se ha enviado nada a “{to}”.' },
  messageList: { en: 'Messages', es: 'Mensajes' },
  onPhone: { en: 'The message on a phone', es: 'El mensaje en un teléfono' },
  to: { en: 'To', es: 'Para' },
  toAndWhen: { en: 'To {to} · {when}', es: 'Para {to} · {when}' },
  addressOrNumber: { en: 'Address or number', es: 'Dirección o número' },
  filter: { en: 'Filter', es: 'Filtrar' },
  allMessages: { en: 'All messages', es: 'Todos los mensajes' },
  textMessage: { en: 'Text message', es: 'Mensaje de texto' },
  openLink: { en: 'Open the link', es: 'Abrir el enlace' },
  fromTo: { en: '{from} to {to}', es: '{from} a {to}' },
  cameTimes: { en: 'came {count} times', es: 'llegó {count} veces' },
  answerAs: { en: 'Answer as {number}', es: 'Responder como {number}' },
  answerText: { en: 'Answer, such as STOP', es: 'Responda, por ejemplo ALTO' },

  authenticatorTitle: { en: 'The demo’s authenticator', es: 'El autenticador de la demostración' },
  keyCopy: {
    en: 'Keep this page open. In another tab, sign in as staff, choose “Authenticator app”, and copy the key.',
    es: 'Deje esta página abierta. En otra pestaña, inicie sesión como personal, elija “Aplicación de autenticación” y copie la clave.',
  },
  keyPaste: {
    en: 'Paste it here, and type the code over there within 30 seconds.',
    es: 'Péguela aquí y escriba el código allí antes de 30 segundos.',
  },
  keyKeep: {
    en: 'Keep the key, or a recovery code, for the next sign-in.',
    es: 'Guarde la clave o un código de recuperación para la próxima vez.',
  },
  yourCode: { en: 'Your code', es: 'Su código' },
  key: { en: 'Key', es: 'Clave' },
  keyWrong: {
    en: 'This is not a key. Copy all of its letters and digits.',
    es: 'Esto no es una clave. Copie todas sus letras y dígitos.',
  },
  showCode: { en: 'Show the code', es: 'Mostrar el código' },
  showNextCode: { en: 'Show the next code', es: 'Mostrar el código siguiente' },
})
