import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment needs your attention', es: 'Su pago de {brand} necesita su atención' },
  heading: { en: 'An AutoPay debit did not go through', es: 'Un cargo automático no se realizó' },
  reason: {
    en: 'Your bank did not let {brand} debit {amount}.',
    es: 'Su banco no permitió que {brand} debitara {amount}.',
  },
  next: {
    en: '{left} is left to pay: pay it now. AutoPay waits until you choose another card or account.',
    es: 'Le falta pagar {left}: páguelo ahora. El pago automático espera a que elija otra tarjeta o cuenta.',
  },
  button: { en: 'Pay the bill', es: 'Pagar la factura' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not turn AutoPay on, call us.',
    es: 'Si usted no activó el pago automático, llámenos.',
  },
})
