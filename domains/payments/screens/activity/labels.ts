import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  activityLoading: { en: 'Loading your account activity', es: 'Cargando los movimientos de su cuenta' },
  allActivity: { en: 'All activity', es: 'Todos los movimientos' },
  noActivity: { en: 'No activity yet', es: 'Todavía no hay movimientos' },
  emptyText: {
    en: 'Your bills, payments and deposits appear here, with the balance after each of them.',
    es: 'Aquí aparecerán sus facturas, pagos y depósitos, con el saldo después de cada uno.',
  },
  balanceAfter: { en: 'Balance: {amount}', es: 'Saldo: {amount}' },
  creditAfter: { en: 'Credit: {amount}', es: 'Saldo a favor: {amount}' },
  depositHeld: { en: 'Deposit that we hold: {amount}', es: 'Depósito que conservamos: {amount}' },
  showOlder: { en: 'Show earlier activity', es: 'Ver movimientos anteriores' },
  toBills: { en: 'See your bills', es: 'Ver sus facturas' },
})
