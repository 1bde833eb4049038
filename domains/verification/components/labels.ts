import { defineLabels } from '@porchlight/i18n'
import { accountPageLabels } from '../../customers/components/account-page/labels'

export const labels = defineLabels({
  loading: { en: 'Loading', es: 'Cargando' },
  noneTitle: { en: 'Nothing to confirm', es: 'Nada que confirmar' },
  noneText: {
    en: 'This order needs no identity check.',
    es: 'Este pedido no necesita verificación de identidad.',
  },
  Sent: { en: 'Start the check', es: 'Comience la verificación' },
  SentText: {
    en: 'It takes three minutes on your phone. You need a driver license, state ID, passport or consular ID. A social security number is optional.',
    es: 'Toma tres minutos en su teléfono. Sirve una licencia de conducir, identificación estatal, pasaporte o matrícula consular. El número de seguro social es opcional.',
  },
  Opened: { en: 'Continue the check', es: 'Continúe la verificación' },
  OpenedText: {
    en: 'A service that we work with does the check on its own page. We get the result, never the pictures.',
    es: 'Un servicio con el que trabajamos hace la verificación en su propia página. Recibimos el resultado, nunca las fotos.',
  },
  Passed: { en: 'Thank you. Your identity is verified', es: 'Gracias: es usted' },
  PassedText: { en: 'Nothing is left to do here.', es: 'Aquí no queda nada por hacer.' },
  Failed: { en: 'The online check did not work', es: 'La verificación en línea no funcionó' },
  FailedText: {
    en: 'It happens, for example when a photo is blurred. You can send a copy of a document.',
    es: 'Sucede: basta una foto borrosa. También sirve la copia de un documento.',
  },
  Manual_Review: { en: 'We are finishing the check', es: 'Estamos terminando la verificación' },
  Manual_ReviewText: {
    en: 'An advisor is reviewing it. We’ll write to you within one business day.',
    es: 'La revisa una persona. Le escribiremos en un día hábil.',
  },
  Expired: { en: 'Your link has expired. Please try again', es: 'Su enlace venció. Inténtelo de nuevo' },
  ExpiredText: { en: 'We can send a new one now.', es: 'Podemos enviarle otro ahora.' },
  begin: { en: 'Begin', es: 'Comenzar' },
  beginning: { en: 'One moment', es: 'Un momento' },
  goOn: { en: 'Go to the check', es: 'Ir a la verificación' },
  sendDocument: { en: 'Send a document', es: 'Enviar un documento' },
  documentInstead: { en: 'I prefer to send a document', es: 'Prefiero enviar un documento' },
  toTracker: accountPageLabels.toOrder,
  resend: { en: 'Send the link by email again', es: 'Enviar otra vez el enlace por correo' },
  resendText: {
    en: 'Text the link to the phone that ends in {end}',
    es: 'Enviar el enlace por mensaje al teléfono que termina en {end}',
  },
  resending: { en: 'Sending', es: 'Enviando' },
  failedTitle: { en: 'It has not started yet', es: 'Todavía no ha comenzado' },
  resendFailed: { en: 'No new link was sent', es: 'No se envió otro enlace' },
  unavailable: {
    en: 'Verification service unavailable',
    es: 'El servicio de verificación no está disponible',
  },
  unavailableText: {
    en: 'Try again in a few minutes, or send a document instead.',
    es: 'Inténtelo en unos minutos o envíe un documento en su lugar.',
  },
  tooSoon: {
    en: 'We just sent one. Wait a minute, then ask again.',
    es: 'Acabamos de enviar uno. Espere un minuto y vuelva a pedirlo.',
  },
  sentTitle: { en: 'A new link is on its way', es: 'Un enlace nuevo está en camino' },
  textedText: {
    en: 'It comes by text and works for 24 hours.',
    es: 'Llega por mensaje de texto y sirve durante 24 horas.',
  },
  sentText: { en: 'It works for 24 hours.', es: 'Sirve durante 24 horas.' },
})
