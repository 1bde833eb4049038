import { defineLabels } from '@porchlight/i18n'
import { labels as updateLabels } from '../enrollment-update/labels'

export const labels = defineLabels({
  ...updateLabels,
  subject: {
    en: 'Your {brand} order could not be completed',
    es: 'No se pudo completar su pedido de {brand}',
  },
  heading: { en: 'Your order could not be completed', es: 'No se pudo completar su pedido' },
  reason: {
    en: 'The utility did not accept the order for service at {address}, and it has ended.',
    es: 'La distribuidora no aceptó el pedido de servicio en {address}, y el pedido terminó.',
  },
  next: {
    en: 'The order’s page says why. You can order again, or call us for help.',
    es: 'La página del pedido dice por qué. Puede hacer otro pedido o llamarnos si necesita ayuda.',
  },
})
