import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  confirmationNumber: { en: 'Confirmation number {number}', es: 'Número de confirmación {number}' },
  requestedStart: { en: 'Requested start: {date}', es: 'Inicio solicitado: {date}' },
  confirmedStart: { en: 'Confirmed start: {date}', es: 'Inicio confirmado: {date}' },
  requestedStop: { en: 'Requested last day: {date}', es: 'Último día solicitado: {date}' },
  confirmedStop: { en: 'Confirmed last day: {date}', es: 'Último día confirmado: {date}' },
  order: { en: 'Order', es: 'Pedido' },
  ordersLoading: { en: 'Loading your orders', es: 'Cargando sus pedidos' },
  noOrderTitle: { en: 'No orders yet', es: 'Todavía no hay pedidos' },
  noOrderText: {
    en: 'An order appears here as soon as you sign up for service.',
    es: 'Un pedido aparece aquí en cuanto solicita el servicio.',
  },
  showOlder: { en: 'Show earlier orders', es: 'Ver pedidos anteriores' },
  toAccounts: { en: 'See your accounts', es: 'Ver sus cuentas' },
})
