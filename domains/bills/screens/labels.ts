import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  amountDue: { en: 'Amount due', es: 'Monto a pagar' },
  nothingDue: { en: 'Nothing due.', es: 'No debe nada.' },
  nothingDueText: { en: 'Your last bill is paid.', es: 'Su última factura está pagada.' },
  creditText: {
    en: 'You have a credit of {amount}. Your next bill uses it.',
    es: 'Tiene un saldo a favor de {amount}. Se usará en su próxima factura.',
  },
  finalCreditText: {
    en: 'We owe you {amount} on your final bill.',
    es: 'Le debemos {amount} de su factura final.',
  },
  showOlder: { en: 'Show earlier bills', es: 'Ver facturas anteriores' },
  manageTitle: { en: 'Manage billing', es: 'Administre sus facturas' },
  activityTitle: { en: 'Account activity', es: 'Movimientos de la cuenta' },
  activityHint: {
    en: 'Each bill and payment, with the balance after it',
    es: 'Cada factura y cada pago, con el saldo posterior',
  },
  paymentsHint: { en: 'What came in, and when', es: 'Lo que recibimos y cuándo' },
  allBills: { en: 'All bills', es: 'Todas las facturas' },
})
