import { defineLabels } from '@porchlight/i18n'
import { labels as linkLabels } from '../../../enrollment/mails/documents-link/labels'

export const labels = defineLabels({
  subject: { en: 'About your {brand} documents', es: 'Acerca de sus documentos de {brand}' },
  heading: { en: 'We need a document again', es: 'Necesitamos un documento otra vez' },
  reason: {
    en: '{brand} could not accept this document: {document}. The reason: {problem}',
    es: '{brand} no pudo aceptar este documento: {document}. El motivo: {problem}',
  },
  next: {
    en: 'Send it again from your phone or computer. Your order continues once we have accepted it.',
    es: 'Envíelo otra vez desde su teléfono o computadora. Su pedido continúa cuando lo aceptemos.',
  },
  button: { en: 'Send it again', es: 'Enviarlo otra vez' },
  lifetime: linkLabels.lifetime,
  notYou: linkLabels.notYou,
})
