import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  on: { en: 'AutoPay is on', es: 'El pago automático está activo' },
  offTitle: { en: 'Pay every bill on its due date', es: 'Pague cada factura en su fecha de vencimiento' },
  offFacts: {
    en: 'We’ll debit the amount of your bill, on its due date, from your card or bank account.',
    es: 'Debitamos el monto de su factura, en su vencimiento, de su tarjeta o cuenta bancaria.',
  },
  noticeFact: {
    en: 'We’ll email you each amount 10 days before.',
    es: 'Le informamos cada monto por correo electrónico 10 días antes.',
  },
  cancelFact: {
    en: 'It costs nothing, and you can turn it off here at any time.',
    es: 'No cuesta nada y puede desactivarlo aquí en cualquier momento.',
  },
  hostedFact: {
    en: 'You enter your card or account on our payment processor’s page. We never see the numbers.',
    es: 'Usted escribe los números en la página de nuestro procesador de pagos. Nunca llegan a nosotros.',
  },
  todayIncluded: {
    en: 'Your open bill of {amount} is included: first debit {date}.',
    es: 'Su factura pendiente de {amount} está incluida: primer cargo el {date}.',
  },
  todayCancelBy: {
    en: 'You can still cancel that debit until {date}.',
    es: 'Puede cancelar ese cargo hasta el {date}.',
  },
  todayExcluded: {
    en: 'Your open bill of {amount} is not included: it is due {date}. Please pay it yourself.',
    es: 'Su factura pendiente de {amount} no está incluida: vence el {date}. Páguela usted mismo.',
  },
  todayWasDue: {
    en: 'Your open bill of {amount} is not included: it was due {date}. Please pay it yourself.',
    es: 'Su factura pendiente de {amount} no está incluida: venció el {date}. Páguela usted mismo.',
  },
  todayNone: {
    en: 'Nothing is due now. The first debit is on the due date of your next bill.',
    es: 'No debe nada ahora. El primer cargo será en el vencimiento de su próxima factura.',
  },
  payToday: { en: 'Pay this bill now', es: 'Pagar esta factura ahora' },
  with: { en: 'Pay with', es: 'Pagar con' },
  byCard: { en: 'Credit or debit card', es: 'Tarjeta de crédito o débito' },
  byBank: { en: 'Bank account (ACH)', es: 'Cuenta bancaria (ACH)' },
  begin: { en: 'Continue to the payment page', es: 'Continuar a la página de pago' },
  beginChange: { en: 'Choose another card or account', es: 'Elegir otra tarjeta o cuenta' },
  beginning: { en: 'Opening the payment page', es: 'Abriendo la página de pago' },
  notOn: { en: 'AutoPay is not on yet', es: 'El pago automático todavía no está activo' },
  notChanged: { en: 'Nothing has changed yet', es: 'Todavía no ha cambiado nada' },
  left: { en: 'You left the payment page', es: 'Usted salió de la página de pago' },
  leftText: {
    en: 'Nothing was saved. You can start again whenever you like.',
    es: 'No se guardó nada. Puede empezar de nuevo cuando quiera.',
  },
  oneStep: { en: 'One step is left', es: 'Falta un paso' },
  oneStepText: {
    en: '{method} is ready. Read and authorize the debits.',
    es: '{method}: lista. Lea y autorice los cargos.',
  },
  toAuthorize: { en: 'Read and authorize', es: 'Leer y autorizar' },
  done: { en: 'AutoPay is on', es: 'El pago automático está activo' },
  doneText: {
    en: 'What you agreed to is below; you can print it.',
    es: 'Guardamos abajo el texto que autorizó; puede imprimirlo.',
  },
  off: { en: 'AutoPay is off', es: 'El pago automático está desactivado' },
  offText: {
    en: 'We will not debit any more bills. Please pay open bills yourself.',
    es: 'Ya no se debitan facturas. Una factura pendiente la paga usted.',
  },
  suspendedTitle: { en: 'AutoPay is on hold', es: 'El pago automático espera su decisión' },
  suspendedReturned: {
    en: 'Your bank did not pay the last debit. Nothing is debited until you choose another card or account.',
    es: 'Su banco no pagó el último cargo. No se debita nada hasta que elija otra tarjeta o cuenta.',
  },
  suspendedExpired: {
    en: 'Your card has expired. Nothing is debited until you choose another card or account.',
    es: 'Su tarjeta venció. No se debita nada hasta que elija otra tarjeta o cuenta.',
  },
  owed: { en: '{amount} is due. Pay it now.', es: 'Debe {amount}. Pague ahora.' },
  expiresSoon: { en: 'Your card expires in {month}', es: 'Su tarjeta vence en {month}' },
  expiresSoonText: {
    en: 'Choose another card or account before then, so that no debit fails.',
    es: 'Elija otra tarjeta o cuenta antes, para que ningún cargo falle.',
  },
  nextTitle: { en: 'Next debit', es: 'Próximo cargo' },
  nextDate: { en: 'On {date}', es: 'El {date}' },
  nextCancelBy: {
    en: 'You can still stop it until {date}.',
    es: 'Puede detenerlo hasta el {date}.',
  },
  nextNone: {
    en: 'No debit is planned. We’ll email you the next amount at least 10 days before.',
    es: 'No hay ningún cargo previsto. Le informaremos el próximo monto por correo electrónico con al menos 10 días de anticipación.',
  },
  debitOnItsWay: {
    en: 'A debit of {amount} is on its way. You don’t need to pay again.',
    es: 'Un cargo de {amount} está en camino. No necesita pagar otra vez.',
  },
  methodTitle: { en: 'Paid with', es: 'Se paga con' },
  since: { en: 'Since {date}', es: 'Desde el {date}' },
  expires: { en: 'Expires {month}', es: 'Vence en {month}' },
  change: { en: 'Change the card or account', es: 'Cambiar la tarjeta o la cuenta' },
  turnOff: { en: 'Turn AutoPay off', es: 'Desactivar el pago automático' },
  agreedTitle: { en: 'What you authorized', es: 'Lo que usted autorizó' },
  agreedAt: { en: 'Authorized {when} · Version {version}', es: 'Autorizado el {when} · Versión {version}' },
  print: { en: 'Print', es: 'Imprimir' },
  closedTitle: { en: 'AutoPay is for active accounts', es: 'El pago automático es para cuentas activas' },
  closedText: {
    en: 'This account has no more bills, so there is nothing to debit.',
    es: 'Esta cuenta ya no recibe facturas, así que no hay nada que debitar.',
  },
})
