import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Documents for your {brand} order', es: 'Documentos para su pedido de {brand}' },
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
    en: {
      one: 'This link works for {count} hour. After that, you can ask for a new one.',
      other: 'This link works for {count} hours. After that, you can ask for a new one.',
    },
    es: {
      one: 'Este enlace sirve durante {count} hora. Después puede pedir otro.',
      other: 'Este enlace sirve durante {count} horas. Después puede pedir otro.',
    },
  },
  notYou: {
    en: 'If you did not order service, ignore this message. Send nothing.',
    es: 'Si usted no pidió el servicio, ignore este mensaje. No envíe nada.',
  },
})
