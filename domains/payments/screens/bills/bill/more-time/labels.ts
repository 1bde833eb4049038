import { defineLabels } from '@porchlight/i18n'
import { replyPromise } from '../../../../../messages/components/reply-promise'

export const labels = defineLabels({
  billLoading: { en: 'Loading your bill', es: 'Cargando su factura' },
  lead: { en: 'Left to pay: {amount}', es: 'Por pagar: {amount}' },
  text: {
    en: `Ask us for a payment plan: the amount in at least five parts, one with each bill. ${replyPromise.en}`,
    es: `Pídanos un plan de pagos: el monto en al menos cinco partes, una con cada factura. ${replyPromise.es}`,
  },
  wish: { en: 'What would help? (optional)', es: '¿Qué le ayudaría? (opcional)' },
  wishHint: {
    en: 'For example: how much you can pay each month, and from when.',
    es: 'Por ejemplo: cuánto puede pagar cada mes y desde cuándo.',
  },
  submit: { en: 'Ask for a payment plan', es: 'Pedir un plan de pagos' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'Your request is not sent yet', es: 'Su solicitud todavía no se envía' },
  nothingDue: { en: 'Nothing is due', es: 'No hay nada por pagar' },
  nothingDueText: { en: 'This bill is paid already.', es: 'Esta factura ya está pagada.' },
  payNow: { en: 'Pay now instead', es: 'Mejor pagar ahora' },
})
