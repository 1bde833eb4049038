import { defineLabels } from '@porchlight/i18n'

/** The possible changes, as worded in the mail before the name of the brand. */
export const autopayChanges = defineLabels({
  on: { en: 'AutoPay is on', es: 'El pago automático está activado' },
  off: { en: 'AutoPay is off', es: 'El pago automático está desactivado' },
  method: { en: 'AutoPay has another card or account', es: 'El pago automático tiene otra tarjeta o cuenta' },
  ended: { en: 'AutoPay ended with your service', es: 'El pago automático terminó junto con su servicio' },
})
