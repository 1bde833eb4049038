import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  orderTitle: { en: 'Order {number}', es: 'Pedido {number}' },
  orderLoading: { en: 'Loading your order', es: 'Cargando su pedido' },
  notConfirmed: {
    en: 'Your start date is a request until your utility confirms it.',
    es: 'Su fecha de inicio es una solicitud hasta que su distribuidora la confirme.',
  },
  stepsTitle: { en: 'Steps', es: 'Pasos' },
  detailsTitle: { en: 'Details', es: 'Detalles' },
  serviceAddress: { en: 'Service address', es: 'Dirección del servicio' },
  plan: { en: 'Plan', es: 'Plan' },
  type: { en: 'Type', es: 'Tipo' },
  utility: { en: 'Utility', es: 'Compañía de distribución' },
  esiid: { en: 'ESI ID', es: 'Número ESI ID' },
  requestedStart: { en: 'Requested start', es: 'Inicio solicitado' },
  confirmedStart: { en: 'Confirmed start', es: 'Inicio confirmado' },
  changeDate: { en: 'Change the start date', es: 'Cambiar la fecha de inicio' },
  cancelOrder: { en: 'Cancel the order', es: 'Cancelar el pedido' },
  rescindOrder: { en: 'Cancel the switch', es: 'Anular el cambio' },
  rescindUntil: { en: 'You can cancel the switch until', es: 'Puede anular el cambio hasta el' },
  confirmationNumber: { en: 'Confirmation number', es: 'Número de confirmación' },
  planFrom: {
    en: 'Your new plan starts on {date}. Until then, your current plan applies.',
    es: 'Su nuevo plan empieza el {date}. Hasta entonces se aplica el actual.',
  },
  planConfirmed: { en: 'Your new plan is confirmed', es: 'Su nuevo plan está confirmado' },
  planConfirmedText: {
    en: 'Your confirmation number is {number}. We also sent it to you by email.',
    es: 'Su número de confirmación es {number}. También se lo enviamos por correo electrónico.',
  },
  requestedStop: { en: 'Requested last day', es: 'Último día solicitado' },
  feeOnFinalBill: { en: '{fee}, on your final bill', es: '{fee}, en su factura final' },
  moveReceived: { en: 'We received your move', es: 'Recibimos su mudanza' },
  stopReceived: { en: 'We received your request', es: 'Recibimos su solicitud' },
  stopNotConfirmed: {
    en: 'Your last day is a request until your utility confirms it.',
    es: 'Su último día es una solicitud hasta que su distribuidora lo confirme.',
  },
  toAccount: { en: 'See the account', es: 'Ver la cuenta' },
  toOrders: { en: 'All orders', es: 'Todos los pedidos' },
  toTracker: { en: 'See what’s next', es: 'Ver qué sigue' },
})
