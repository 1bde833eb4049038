import { defineLabels } from '@porchlight/i18n'
import { textEndings } from '../../facts/text-endings'

export const labels = defineLabels({
  title: { en: 'An offer', es: 'Una oferta' },
  body: {
    en: `{brand}: {message} ${textEndings.Offer.en}`,
    es: `{brand}: {message} ${textEndings.Offer.es}`,
  },
})
