import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  body: {
    en: '{brand}: at this pace your next bill comes to about {amount}. See why: {link} STOP to cancel texts.',
    es: '{brand}: a este ritmo su factura llegaría a unos {amount}. Vea: {link} ALTO para cancelar.',
  },
})
