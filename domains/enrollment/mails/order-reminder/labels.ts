import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} order is waiting for you', es: 'Su pedido de {brand} lo está esperando' },
  heading: { en: 'Your order is waiting for you', es: 'Su pedido espera un paso suyo' },
  reason: {
    en: 'One step is still open. If it is not done by {date}, we’ll cancel the order.',
    es: 'Todavía falta un paso. Si no se completa a más tardar el {date}, cancelaremos el pedido.',
  },
  next: {
    en: 'Look at your order with your confirmation number and ZIP code, or log in. It says what is missing.',
    es: 'Vea su pedido con su número de confirmación y su código postal, o inicie sesión. Ahí dice qué falta.',
  },
  button: { en: 'See my order', es: 'Ver mi pedido' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not order service, do nothing: the order ends by itself. Or call us.',
    es: 'Si usted no pidió el servicio, no haga nada: el pedido termina por sí solo. O llámenos.',
  },
})
