import { defineLabels } from '@porchlight/i18n'
import { labels as failedLabels } from '../debit-failed/labels'

export const labels = defineLabels({
  ...failedLabels,
  next: {
    en: 'You do not owe anything now. AutoPay waits until you choose another card or account.',
    es: 'Ahora no debe nada. El pago automático espera a que elija otra tarjeta o cuenta.',
  },
  button: { en: 'Open AutoPay', es: 'Abrir el pago automático' },
})
