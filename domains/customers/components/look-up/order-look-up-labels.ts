import { defineLabels } from '@porchlight/i18n'

/** Labels of the look-up of an order, by purpose: the order itself, its deposit, its account's newest bill. */
export const orderLookUpLabels = defineLabels({
  orderLead: {
    en: 'See what comes next and when your service starts.',
    es: 'Vea qué sigue y cuándo comienza su servicio.',
  },
  orderSubmit: { en: 'See my order', es: 'Ver mi pedido' },
  orderEnded: {
    en: 'To protect you, we show an order for 30 minutes. Look it up again.',
    es: 'Para protegerlo, mostramos un pedido durante 30 minutos. Consúltelo otra vez.',
  },
  depositTitle: { en: 'Your deposit', es: 'Su depósito' },
  depositLead: {
    en: 'Enter the order that it is for. You do not need a login to pay.',
    es: 'Díganos de qué pedido es. No necesita un usuario para pagar.',
  },
  depositSubmit: { en: 'Show my deposit', es: 'Ver mi depósito' },
  depositEnded: {
    en: 'To protect you, we show a deposit for 30 minutes. Look it up again.',
    es: 'Para protegerlo, mostramos un depósito durante 30 minutos. Consúltelo otra vez.',
  },
  billTitle: { en: 'Pay a bill', es: 'Pagar una factura' },
  billLead: {
    en: 'Your account number and ZIP code are enough. You do not need a login to pay.',
    es: 'Bastan su número de cuenta y su código postal. No necesita un usuario para pagar.',
  },
  billSubmit: { en: 'See what is due', es: 'Ver cuánto debo' },
  billNumber: { en: 'Account number', es: 'Número de cuenta' },
  billHint: { en: 'It is on every bill.', es: 'Está en cada factura.' },
  billNumberMissing: { en: 'Enter the account number.', es: 'Escriba el número de cuenta.' },
  billEnded: {
    en: 'To protect you, we show a bill for 30 minutes. Look it up again.',
    es: 'Para protegerlo, mostramos una factura durante 30 minutos. Consúltela otra vez.',
  },
  endedTitle: { en: 'Your look-up has ended', es: 'Su consulta terminó' },
  haveLogin: { en: 'I have a login', es: 'Tengo un usuario' },
})
