import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'A link to confirm your identity', es: 'Un enlace para verificar su identidad' },
  body: {
    en: '{brand}: confirm that it is you, within 24 hours: {link} Did not order service? Ignore this and call us.',
    es: '{brand}: confirme que es usted antes de 24 horas: {link} Si no pidió servicio, ignore este mensaje y llame.',
  },
})
