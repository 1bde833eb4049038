import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  timeline: { en: 'Timeline', es: 'Cronología' },
  loadingTimeline: { en: 'Loading the timeline', es: 'Cargando la cronología' },
  nothing: { en: 'Nothing is recorded yet.', es: 'Todavía no hay nada registrado.' },
  pages: { en: 'Pages of the timeline', es: 'Páginas de la cronología' },
  case: { en: 'Case opened', es: 'Caso abierto' },
  reply: { en: 'Reply', es: 'Respuesta' },
  payment: { en: 'Payment', es: 'Pago' },
  paymentReturned: { en: 'Payment returned', es: 'Pago devuelto' },
  refund: { en: 'Refund requested', es: 'Reembolso solicitado' },
  paymentRefunded: { en: 'Payment refunded', es: 'Pago reembolsado' },
  bill: { en: 'Bill', es: 'Factura' },
  order: { en: 'Order', es: 'Orden' },
  documentRequested: { en: 'Document requested', es: 'Documento solicitado' },
  documentReceived: { en: 'Document received', es: 'Documento recibido' },
  deposit: { en: 'Deposit requested', es: 'Depósito solicitado' },
  identityLink: { en: 'Identity check sent', es: 'Verificación de identidad enviada' },
  consent: { en: 'Consent', es: 'Consentimiento' },
  notice: { en: 'Notice', es: 'Aviso' },
  message: { en: 'We sent', es: 'Enviamos' },
  customerView: { en: 'Staff saw what the customer sees', es: 'El personal vio lo que ve el cliente' },
})
