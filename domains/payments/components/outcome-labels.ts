import { defineLabels } from '@porchlight/i18n'

/** What is said of a payment that was just made; the specification’s strings word for word. */
export const outcomeLabels = defineLabels({
  onItsWay: { en: 'Your payment of {amount} is on its way', es: 'Su pago de {amount} está en camino' },
  onItsWayText: {
    en: 'Confirmation number {number}. You don’t need to pay again; this page will show when it arrives.',
    es: 'Número de confirmación {number}. No necesita pagar otra vez; aquí verá cuándo llegó.',
  },
  lookAgain: { en: 'Look again', es: 'Consultar otra vez' },
  received: { en: 'We received your payment of {amount}', es: 'Recibimos su pago de {amount}' },
  receivedText: {
    en: 'Your payment confirmation number is {number}.',
    es: 'Su número de confirmación del pago es {number}.',
  },
  declined: {
    en: 'Payment did not process successfully.',
    es: 'El pago no se procesó correctamente.',
  },
  cardDeclined: { en: 'Your bank declined the card.', es: 'Su banco rechazó la tarjeta.' },
  insufficientFunds: {
    en: 'There was not enough money on the card.',
    es: 'La tarjeta no tenía fondos suficientes.',
  },
  cardExpired: { en: 'The card has expired.', es: 'La tarjeta está vencida.' },
  declinedText: {
    en: 'Nothing was charged. Try another card, or call your bank.',
    es: 'No se cobró nada. Pruebe con otra tarjeta o llame a su banco.',
  },
  errorText: {
    en: 'Nothing was charged. Try again in a few minutes, or call us.',
    es: 'No se cobró nada. Inténtelo de nuevo en unos minutos o llámenos.',
  },
  returned: {
    en: 'Your payment of {amount} from {date} was returned',
    es: 'Su pago de {amount} del {date} fue devuelto',
  },
  debitDeclined: {
    en: 'AutoPay could not debit {amount} on {date}',
    es: 'El pago automático no pudo debitar {amount} el {date}',
  },
  debitDeclinedText: {
    en: 'AutoPay does not try this bill again. Pay it another way, and check your card or bank account in AutoPay.',
    es: 'El pago automático no vuelve a cobrar esta factura. Páguela de otra forma y revise su tarjeta o cuenta bancaria en el pago automático.',
  },
  toAutopay: { en: 'See AutoPay', es: 'Ver el pago automático' },
  returnedText: {
    en: 'Your bank returned it. The amount is due again; please pay another way.',
    es: 'Su banco lo devolvió. El monto se debe otra vez; pague de otra forma.',
  },
  left: { en: 'You have not paid yet', es: 'Todavía no ha pagado' },
  leftText: {
    en: 'You left the payment page. Nothing was charged; you can pay whenever you like.',
    es: 'Usted salió de la página de pago. No se cobró nada; puede pagar cuando quiera.',
  },
  hostedNote: {
    en: 'You enter your card or account on our payment processor’s page. We never see the numbers.',
    es: 'Usted escribe los números en la página de nuestro procesador de pagos. Nunca llegan a nosotros.',
  },
})
