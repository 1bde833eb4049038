import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'An update on your {brand} order', es: 'Novedades sobre su pedido de {brand}' },
  heading: { en: 'Your order has an update', es: 'Hay novedades sobre su pedido' },
  reason: {
    en: 'Something about the start of your service has changed.',
    es: 'Algo cambió en el inicio de su servicio.',
  },
  next: {
    en: 'Look at your order with your confirmation number and ZIP code, or log in. It says what comes next.',
    es: 'Vea su pedido con su número de confirmación y su código postal, o inicie sesión. Ahí dice qué sigue.',
  },
  button: { en: 'See my order', es: 'Ver mi pedido' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not order service, call us and we’ll cancel the order.',
    es: 'Si usted no pidió el servicio, llámenos. Cancelaremos el pedido.',
  },
})
