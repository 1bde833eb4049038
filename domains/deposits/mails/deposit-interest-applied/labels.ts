import { defineLabels } from '@porchlight/i18n'
import { labels as depositLabels } from '../deposit-applied/labels'

export const labels = defineLabels({
  ...depositLabels,
  heading: {
    en: 'The interest of your deposit was applied to your final bill',
    es: 'Aplicamos los intereses de su depósito a su factura final',
  },
  reason: {
    en: 'Your service has ended. {brand} paid {interest} of your final bill from the interest of your deposit.',
    es: 'Su servicio terminó. {brand} pagó {interest} de su factura final con los intereses de su depósito.',
  },
})
