import { defineLabels } from '@porchlight/i18n'
import { labels as depositLabels } from '../deposit-applied/labels'

export const labels = defineLabels({
  ...depositLabels,
  reason: {
    en: 'Your service has ended. {brand} paid {applied} of your final bill from your deposit, and {interest} from its interest.',
    es: 'Su servicio terminó. {brand} pagó {applied} de su factura final con su depósito, y {interest} con sus intereses.',
  },
})
