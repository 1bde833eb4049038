import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'We could not stop your {brand} service yet',
    es: 'Todavía no pudimos dar de baja su servicio de {brand}',
  },
  heading: {
    en: 'Your service has not stopped',
    es: 'Su servicio no ha terminado',
  },
  reason: {
    en: 'The utility rejected the order to stop service at {address}. Your service goes on for now.',
    es: 'La compañía de distribución rechazó el pedido de baja del servicio en {address}. Por ahora, su servicio continúa.',
  },
  next: {
    en: 'An advisor clarifies it with the utility and answers you in your messages.',
    es: 'Un asesor lo aclarará con la compañía de distribución y le responderá en sus mensajes.',
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
    en: 'If you no longer want to stop your service, tell us in your messages.',
    es: 'Si ya no quiere dar de baja su servicio, díganoslo en sus mensajes.',
  },
})
