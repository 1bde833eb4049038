import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  money: { en: 'Money', es: 'Dinero' },
  loadingMoney: { en: 'Loading what is owed', es: 'Cargando lo que se debe' },
  owed: { en: 'Balance owed', es: 'Saldo por pagar' },
  pastDue: { en: 'Past due', es: 'Vencido' },
  credit: { en: 'Credit', es: 'Saldo a favor' },
  toPay: { en: 'To pay now', es: 'Por pagar ahora' },
  toPayBy: { en: '{amount} by {date}', es: '{amount} a más tardar el {date}' },
  nothingToPay: { en: 'No bill asks for money.', es: 'Ninguna factura pide un pago.' },
  onItsWay: { en: 'On its way', es: 'En camino' },
  depositHeld: { en: 'Deposit held', es: 'Depósito retenido' },
  ledger: { en: 'Ledger', es: 'Movimientos' },
  noLines: {
    en: 'The ledger has no lines here. Bills, payments and deposits add them.',
    es: 'Aquí no hay movimientos. Las facturas, los pagos y los depósitos los agregan.',
  },
  balanceAfter: { en: 'Balance: {amount}', es: 'Saldo: {amount}' },
  creditAfter: { en: 'Credit: {amount}', es: 'Saldo a favor: {amount}' },
  depositAfter: { en: 'Deposit held: {amount}', es: 'Depósito retenido: {amount}' },
  pages: { en: 'Pages of the ledger', es: 'Páginas de los movimientos' },
  newestPayments: { en: 'Newest payments', es: 'Pagos más recientes' },
  noPayments: { en: 'No payments have been made.', es: 'No se ha hecho ningún pago.' },
  returnedOn: { en: 'Returned on {date}', es: 'Devuelto el {date}' },
  regainedOn: { en: 'Dispute won on {date}', es: 'Disputa ganada el {date}' },
  refundedOn: { en: 'Refunded on {date}', es: 'Reembolsado el {date}' },
})
