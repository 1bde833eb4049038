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
    en: 'Choose a plan to start or switch service. You can follow your order here, step by step.',
    es: 'Elija un plan para iniciar o cambiar su servicio. Aquí podrá seguir su pedido paso a paso.',
  },
  showOlder: { en: 'Show earlier orders', es: 'Ver pedidos anteriores' },
  toAccounts: { en: 'See your accounts', es: 'Ver sus cuentas' },
  underWay: {
    en: { one: '1 order in progress', other: '{count} orders in progress' },
    es: { one: '1 pedido en curso', other: '{count} pedidos en curso' },
  },
  noneUnderWay: { en: 'No order in progress', es: 'No hay pedidos en curso' },
  seeNext: { en: 'See what’s next', es: 'Ver qué sigue' },
  countPending: { en: 'Pending: {number}', es: 'Pendientes: {number}' },
  countActive: { en: 'Active: {number}', es: 'Activos: {number}' },
  countCancelled: { en: 'Cancelled: {number}', es: 'Cancelados: {number}' },
  countClosed: { en: 'Closed: {number}', es: 'Cerrados: {number}' },
  findPlan: { en: 'Find a plan', es: 'Buscar un plan' },
})
