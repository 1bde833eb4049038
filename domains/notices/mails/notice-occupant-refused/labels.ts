import { defineLabels } from '@porchlight/i18n'
import { noticeLabels } from '../notice-settled/labels'

export const labels = defineLabels({
  ...noticeLabels,
  heading: { en: 'We need other papers', es: 'Necesitamos otros documentos' },
  reason: {
    en: 'Your papers do not show {brand} that you are a new occupant. The notice: {notice}.',
    es: 'Sus documentos no demuestran a {brand} que usted sea un nuevo ocupante. El aviso: {notice}.',
  },
  next: {
    en: 'Send the signed statement, and a paper with your name and this address.',
    es: 'Envíe la declaración firmada y un documento con su nombre y esta dirección.',
  },
})
