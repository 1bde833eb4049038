import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment', es: 'Su pago a {brand}' },
  heading: { en: 'We received your payment', es: 'Recibimos su pago' },
  reason: {
    en: '{brand} received {amount} for your account. The payment confirmation number is {number}.',
    es: '{brand} recibió {amount} para su cuenta. El número de confirmación del pago es {number}.',
  },
  next: {
    en: 'You do not need to do anything. Keep the number in case you have a question.',
    es: 'No tiene que hacer nada. Conserve el número por si tiene preguntas.',
  },
  button: { en: 'See what was paid', es: 'Ver lo que se pagó' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you do not recognize this payment, call us. Someone else may have paid for you.',
    es: 'Si no reconoce este pago, llámenos. Es posible que otra persona haya pagado por usted.',
  },
})
