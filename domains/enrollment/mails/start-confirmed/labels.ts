import { defineLabels } from '@porchlight/i18n'
import { labels as updateLabels } from '../enrollment-update/labels'

export const labels = defineLabels({
  ...updateLabels,
  subject: { en: 'Your {brand} start date', es: 'La fecha de inicio de su servicio con {brand}' },
  heading: { en: 'Your start date is confirmed', es: 'Su fecha de inicio está confirmada' },
  reason: {
    en: 'Your utility confirmed it: {brand} serves {address} from {date}.',
    es: 'Su distribuidora la confirmó: {brand} presta servicio en {address} desde el {date}.',
  },
  next: {
    en: 'You do not need to do anything. You can still change the date or cancel on the order’s page.',
    es: 'No tiene que hacer nada. En la página del pedido aún puede cambiar la fecha o cancelar.',
  },
})
