import { defineLabels } from '@porchlight/i18n'
import { noticeLabels } from '../notice-settled/labels'

export const labels = defineLabels({
  ...noticeLabels,
  heading: { en: 'We need another proof', es: 'Necesitamos otro comprobante' },
  reason: {
    en: 'Your proof does not show {brand} that this notice is settled: {notice}.',
    es: 'Su comprobante no demuestra a {brand} que este aviso esté resuelto: {notice}.',
  },
  next: {
    en: 'Send a proof of payment with the date, the whole amount and your name.',
    es: 'Envíe un comprobante de pago con la fecha, el monto completo y su nombre.',
  },
})
