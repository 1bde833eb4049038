import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'AutoPay debits soon', es: 'Un cargo automático está por hacerse' },
  body: {
    en: '{brand}: AutoPay debits {amount} on {date}. You do not need to pay. See it: {link} STOP to cancel texts.',
    es: '{brand}: debitaremos {amount} el {date}. No tiene que pagar. Vea: {link} ALTO para cancelar.',
  },
})
