import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Your last day of {brand} service',
    es: 'Su último día de servicio de {brand}',
  },
  heading: {
    en: 'Your last day is confirmed',
    es: 'Su último día está confirmado',
  },
  reason: {
    en: 'The utility confirmed that service at {address} stops on {date}.',
    es: 'La compañía de distribución confirmó que el servicio en {address} termina el {date}.',
  },
  next: {
    en: 'After that day the meter is read, and your final bill follows. You don’t need to do anything.',
    es: 'Después de ese día se lee el medidor y sigue su factura final. Usted no tiene que hacer nada.',
  },
  button: {
    en: 'See the order',
    es: 'Ver el pedido',
  },
  lifetime: {
    en: 'This link does not expire.',
    es: 'Este enlace no caduca.',
  },
  notYou: {
    en: 'If you need the service for longer, call us before that day.',
    es: 'Si necesita el servicio por más tiempo, llámenos antes de ese día.',
  },
})
