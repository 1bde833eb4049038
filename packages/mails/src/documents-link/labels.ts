import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Documents for your {brand} order', es: 'Documentos para su orden de {brand}' },
  heading: { en: 'Send your documents', es: 'Envíe sus documentos' },
  reason: {
    en: '{brand} needs documents before your service starts.',
    es: '{brand} necesita documentos antes de iniciar su servicio.',
  },
  next: {
    en: 'See which ones are missing and send them from your phone.',
    es: 'Vea cuáles faltan y envíelos desde su teléfono.',
  },
  button: { en: 'Send documents', es: 'Enviar documentos' },
  lifetime: {
    en: 'This link works until your order is complete.',
    es: 'Este enlace sirve hasta que su orden esté completa.',
  },
  notYou: {
    en: 'If you did not order service, ignore this message. Send nothing.',
    es: 'Si usted no pidió el servicio, ignore este mensaje. No envíe nada.',
  },
})
