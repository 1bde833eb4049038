import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Your request to stop {brand} service',
    es: 'Su solicitud de baja del servicio de {brand}',
  },
  heading: {
    en: 'We received your request',
    es: 'Recibimos su solicitud',
  },
  reason: {
    en: 'Confirmation number {confirmationNumber}: you requested that service at {address} stops on {date}. Early termination fee: {fee}.',
    es: 'Número de confirmación {confirmationNumber}: usted solicitó la baja del servicio en {address} para el {date}. Cargo por cancelación anticipada: {fee}.',
  },
  next: {
    en: 'The day is a request until the utility confirms it. Until they accept the order, you can undo it online.',
    es: 'El día es una solicitud hasta que la compañía de distribución lo confirme. Mientras no acepte el pedido, usted puede anularlo en línea.',
  },
  button: {
    en: 'See the request',
    es: 'Ver la solicitud',
  },
  lifetime: {
    en: 'This link does not expire.',
    es: 'Este enlace no caduca.',
  },
  notYou: {
    en: 'If you did not request this, call us right away.',
    es: 'Si usted no lo solicitó, llámenos de inmediato.',
  },
})
