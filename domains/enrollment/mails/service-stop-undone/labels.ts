import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Your {brand} service goes on',
    es: 'Su servicio de {brand} continúa',
  },
  heading: {
    en: 'Your service goes on',
    es: 'Su servicio continúa',
  },
  reason: {
    en: 'The request to stop service at {address} was undone. Your plan and its contract stay as they are.',
    es: 'Se anuló la solicitud de baja del servicio en {address}. Su plan y su contrato siguen igual.',
  },
  next: {
    en: 'You pay no fee for it, and you don’t need to do anything.',
    es: 'No paga ningún cargo por esto y no tiene que hacer nada.',
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
    en: 'If you did not undo the request, call us.',
    es: 'Si usted no anuló la solicitud, llámenos.',
  },
})
