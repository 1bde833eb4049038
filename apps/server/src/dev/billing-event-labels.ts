import { defineLabels } from '@porchlight/i18n'

/** Labels of the events sent to the billing system, by event type. */
export const billingEventLabels = defineLabels({
  'arrangement.agreed': { en: 'Payment plan agreed', es: 'Acuerdo de pago aceptado' },
  'arrangement.ended': { en: 'Payment plan ended', es: 'Acuerdo de pago terminado' },
  'autopay.turned-off': { en: 'AutoPay turned off', es: 'Pago automático desactivado' },
  'autopay.turned-on': { en: 'AutoPay turned on', es: 'Pago automático activado' },
  'average-billing.turned-off': { en: 'Average billing turned off', es: 'Facturación promedio desactivada' },
  'average-billing.turned-on': { en: 'Average billing turned on', es: 'Facturación promedio activada' },
  'contact.email-changed': { en: 'Email address changed', es: 'Correo electrónico cambiado' },
  'contact.language-changed': { en: 'Language changed', es: 'Idioma cambiado' },
  'contact.phones-changed': { en: 'Phone numbers changed', es: 'Teléfonos cambiados' },
  'deposit.applied': { en: 'Deposit applied', es: 'Depósito aplicado' },
  'deposit.interest-credited': {
    en: 'Interest on the deposit credited',
    es: 'Intereses del depósito acreditados',
  },
  'deposit.paid': { en: 'Deposit paid', es: 'Depósito pagado' },
  'deposit.refunded': { en: 'Deposit refunded', es: 'Depósito reembolsado' },
  'deposit.returned': { en: 'Deposit payment returned', es: 'Pago del depósito devuelto' },
  'early-termination-fee.due': {
    en: 'Early termination fee due',
    es: 'Cargo por cancelación anticipada por cobrar',
  },
  'early-termination-fee.waived': {
    en: 'Early termination fee waived',
    es: 'Cargo por cancelación anticipada perdonado',
  },
  'order.accepted': { en: 'Order accepted', es: 'Pedido aceptado' },
  'order.date-confirmed': { en: 'Start date confirmed', es: 'Fecha de inicio confirmada' },
  'order.ended': { en: 'Order ended', es: 'Pedido terminado' },
  'paperless.turned-off': { en: 'Paperless billing turned off', es: 'Facturación electrónica desactivada' },
  'paperless.turned-on': { en: 'Paperless billing turned on', es: 'Facturación electrónica activada' },
  'payment.refunded': { en: 'Payment refunded', es: 'Pago reembolsado' },
  'payment.regained': { en: 'Returned payment regained', es: 'Pago devuelto recuperado' },
  'payment.returned': { en: 'Payment returned', es: 'Pago devuelto' },
  'payment.settled': { en: 'Payment settled', es: 'Pago liquidado' },
  'plan.changed': { en: 'Plan changed', es: 'Plan cambiado' },
  'service-stop.cancelled': { en: 'End of service undone', es: 'Fin del servicio anulado' },
  'service-stop.completed': { en: 'Service ended', es: 'Servicio terminado' },
  'service-stop.confirmed': { en: 'End of service confirmed', es: 'Fin del servicio confirmado' },
  'service-stop.requested': { en: 'End of service requested', es: 'Fin del servicio solicitado' },
})
