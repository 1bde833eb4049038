import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment went through after all', es: 'Su pago a {brand} sí se acreditó' },
  heading: { en: 'Your payment went through after all', es: 'Su pago sí se acreditó' },
  reason: {
    en: 'The AutoPay debit of {amount} that your bank returned to {brand} has come again.',
    es: 'El cargo automático de {amount} que su banco devolvió llegó otra vez a {brand}.',
  },
  next: {
    en: 'You do not need to pay it again. AutoPay waits until you choose another card or account.',
    es: 'No tiene que pagarlo otra vez. El pago automático espera a que elija otra tarjeta o cuenta.',
  },
  button: { en: 'See the bill', es: 'Ver la factura' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you have paid this bill another way in the meantime, call us.',
    es: 'Si mientras tanto pagó esta factura de otra forma, llámenos.',
  },
})
