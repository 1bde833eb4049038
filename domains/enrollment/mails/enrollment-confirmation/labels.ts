import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'We have your {brand} order', es: 'Recibimos su pedido de {brand}' },
  heading: { en: 'We have your order', es: 'Recibimos su pedido' },
  reason: {
    en: 'Your confirmation number is {confirmationNumber}. You asked for a start on {date}.',
    es: 'Su número de confirmación es {confirmationNumber}. Usted solicitó el inicio para el {date}.',
  },
  next: {
    en: 'The date is a request until your utility confirms it. See what comes next with your number and ZIP code.',
    es: 'La fecha es una solicitud hasta que la distribuidora la confirme. Vea qué sigue con su número y su código postal.',
  },
  button: { en: 'See my order', es: 'Ver mi pedido' },
  lifetime: {
    en: 'This link does not expire.',
    es: 'Este enlace no caduca.',
  },
  notYou: {
    en: 'If you did not order service, call us with this number. We’ll cancel the order.',
    es: 'Si usted no pidió el servicio, llámenos y díganos este número. Cancelaremos el pedido.',
  },
})
