import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  moreTime: { en: 'I need more time', es: 'Necesito más tiempo' },
  toBill: { en: 'See the bill', es: 'Ver la factura' },
})
