import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Text alerts are off', es: 'Alertas por mensaje de texto desactivadas' },
  body: {
    en: '{brand}: you are unsubscribed. We send no more texts to this number. Questions? Call {phone}.',
    es: '{brand}: se canceló su suscripción. No enviaremos más mensajes a este número. ¿Preguntas? Llame al {phone}.',
  },
})
