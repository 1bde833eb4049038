import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Verify your identity for {brand}', es: 'Verifique su identidad para {brand}' },
  heading: { en: 'Verify your identity', es: 'Verifique su identidad' },
  reason: {
    en: '{brand} checks who orders service, so that nobody does it in your name.',
    es: '{brand} comprueba quién pide el servicio, para que nadie lo haga en su nombre.',
  },
  next: {
    en: 'It takes a few minutes. Have an identity document at hand.',
    es: 'Toma unos minutos. Tenga a mano un documento de identidad.',
  },
  button: { en: 'Verify identity', es: 'Verificar identidad' },
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
    en: 'If you did not order service, ignore this message and call us.',
    es: 'Si usted no pidió el servicio, ignore este mensaje y llámenos.',
  },
})
