import { defineLabels } from '@porchlight/i18n'

/** What the pages say alike on which a bill is paid. */
export const billPaymentLabels = defineLabels({
  billLoading: { en: 'Loading your bill', es: 'Cargando su factura' },
  dueTitle: { en: 'Left to pay', es: 'Por pagar' },
  dueBy: { en: 'Due {date}', es: 'Vence el {date}' },
  wasDue: { en: 'Was due {date}', es: 'Venció el {date}' },
  paidSoFar: { en: 'You have paid {paid} of {all}.', es: 'Ha pagado {paid} de {all}.' },
  noFee: { en: 'Paying here costs nothing extra.', es: 'Pagar aquí no tiene cargo adicional.' },
  fee: { en: 'Paying here costs {fee}.', es: 'Pagar aquí cuesta {fee}.' },
  howMuch: { en: 'How much?', es: '¿Cuánto?' },
  all: { en: 'All of it: {amount}', es: 'Todo: {amount}' },
  other: { en: 'Another amount', es: 'Otro monto' },
  amount: { en: 'Another amount, in dollars', es: 'Otro monto, en dólares' },
  amountHint: { en: 'From {least} to {most}.', es: 'De {least} a {most}.' },
  pay: { en: 'Go to the payment page', es: 'Ir a la página de pago' },
  paying: { en: 'Opening the payment page', es: 'Abriendo la página de pago' },
  notPaid: { en: 'You have not paid yet', es: 'Todavía no ha pagado' },
  errorTitle: { en: 'The payment could not be made', es: 'No se pudo hacer el pago' },
  paidTitle: { en: 'This bill is paid', es: 'Esta factura está pagada' },
  paidText: {
    en: 'You owe nothing on the bill of {date}.',
    es: 'No debe nada de la factura del {date}.',
  },
  nothingDueText: { en: 'Nothing more was charged.', es: 'No se cobró nada más.' },
  print: { en: 'Print this receipt', es: 'Imprimir este recibo' },
})
