import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your move with {brand}', es: 'Su mudanza con {brand}' },
  heading: { en: 'We received your move', es: 'Recibimos su mudanza' },
  reason: {
    en: 'Confirmation number {confirmationNumber}. Service at {from} stops on {lastDay}. Service at {to} starts on {firstDay}. You pay no early termination fee.',
    es: 'Número de confirmación {confirmationNumber}. El servicio en {from} termina el {lastDay}. El servicio en {to} comienza el {firstDay}. No paga ningún cargo por cancelación anticipada.',
  },
  next: {
    en: 'Both days are a request until the utility confirms them. Until they accept the end of service, you can undo the move online.',
    es: 'Ambos días son una solicitud hasta que la compañía de distribución los confirme. Mientras no acepte la baja del servicio, usted puede anular la mudanza en línea.',
  },
  button: { en: 'See the move', es: 'Ver la mudanza' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not request this, call us right away.',
    es: 'Si usted no lo solicitó, llámenos de inmediato.',
  },
})
