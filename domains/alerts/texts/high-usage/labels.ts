import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'A higher bill is likely', es: 'Es probable una factura más alta' },
  body: {
    en: '{brand}: at this pace your next bill comes to about {amount}. See why: {link} STOP to cancel texts.',
    es: '{brand}: a este ritmo su factura llegaría a unos {amount}. Vea: {link} ALTO para cancelar.',
  },
})
