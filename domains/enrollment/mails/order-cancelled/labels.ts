import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} order is cancelled', es: 'Su pedido de {brand} fue cancelado' },
  heading: { en: 'We cancelled your order', es: 'Cancelamos su pedido' },
  reason: {
    en: 'A step was still open after our reminder. We’ll refund any deposit you paid.',
    es: 'Un paso seguía pendiente después de nuestro recordatorio. Le devolvemos lo que haya pagado de depósito.',
  },
  next: {
    en: 'You can order again at any time. If you need help, call us.',
    es: 'Puede hacer otro pedido cuando quiera. Si necesita ayuda, llámenos.',
  },
  button: { en: 'See my order', es: 'Ver mi pedido' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not order service, you don’t need to do anything.',
    es: 'Si usted no pidió el servicio, no tiene que hacer nada.',
  },
})
