import { defineLabels } from '@porchlight/i18n'

/** Labels of the pages of an order's tasks for visitors who have no access, or no longer have it. */
export const orderTaskLabels = defineLabels({
  linkExpired: { en: 'Your link has expired. Please try again', es: 'Su enlace venció. Inténtelo de nuevo' },
  linkExpiredText: { en: 'We can send a new one now.', es: 'Podemos enviarle otro ahora.' },
  linkNotLatest: { en: 'Please use our latest link', es: 'Use nuestro último enlace' },
  linkNotLatestText: {
    en: 'Only our newest email works. We can also send a new one now.',
    es: 'Solo sirve el más reciente de nuestros correos. También podemos enviarle otro ahora.',
  },
  sendNewLink: { en: 'Send a new link', es: 'Enviar otro enlace' },
  lookUpFirst: { en: 'First, find your order', es: 'Primero, busque su pedido' },
  lookUpFirstText: {
    en: 'Open the link in our email again, or look up your order by its number.',
    es: 'Abra otra vez el enlace de nuestro correo o consulte su pedido por su número.',
  },
  lookUpEndedText: {
    en: 'To protect you, we show an order for 30 minutes. Look it up again.',
    es: 'Para protegerlo, mostramos un pedido durante 30 minutos. Consúltelo otra vez.',
  },
  lookUp: { en: 'Look up my order', es: 'Consultar mi pedido' },
  haveLogin: { en: 'I have a login already', es: 'Ya tengo un usuario' },
  linkNeeded: { en: 'To ask for this, show that it is you', es: 'Para pedirlo, confirme que es usted' },
  linkNeededText: {
    en: 'The numbers on a paper bill are not enough, so that nobody else asks in your name. Sign in, or open the link that we send to the email address of the order.',
    es: 'Los números de una factura impresa no bastan, para que nadie más lo pida a su nombre. Inicie sesión o abra el enlace que enviamos al correo electrónico del pedido.',
  },
  sendMeLink: { en: 'Send me the link', es: 'Enviarme el enlace' },
  linkSent: { en: 'A new link is on its way', es: 'Un enlace nuevo está en camino' },
  linkSentText: {
    en: 'Open it within 24 hours. It is in the email that we sent to the address of the order.',
    es: 'Ábralo dentro de 24 horas. Está en el correo que enviamos a la dirección del pedido.',
  },
})
