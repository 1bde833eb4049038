import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'A code for your number', es: 'Un código para su número' },
  body: {
    en: '{brand}: {code} is your code. Enter it within 10 minutes. We never ask for it by phone. Not you? Ignore this text.',
    es: '{brand}: {code} es su código. Vence en 10 minutos. Nunca lo pedimos por teléfono. Si no fue usted, ignore este mensaje.',
  },
})
