import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} order is cancelled', es: 'Su pedido de {brand} está cancelado' },
  heading: { en: 'Your order is cancelled', es: 'Su pedido está cancelado' },
  reason: {
    en: 'We cancelled your order for service at {address}, as you requested. We’ll refund any deposit you paid for it.',
    es: 'Cancelamos su pedido de servicio en {address}, como usted lo solicitó. Le devolvemos el depósito que haya pagado por él.',
  },
  next: {
    en: 'You can order again at any time. If you need help, call us.',
    es: 'Puede hacer otro pedido cuando quiera. Si necesita ayuda, llámenos.',
  },
  button: { en: 'See the order', es: 'Ver el pedido' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: { en: 'If you did not cancel the order, call us.', es: 'Si usted no canceló el pedido, llámenos.' },
})
