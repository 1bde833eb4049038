import { defineLabels } from '@porchlight/i18n'
import { replyPromise } from '../components/reply-promise'

export const labels = defineLabels({
  lead: replyPromise,
  open: { en: 'Open', es: 'Abiertos' },
  closedGroup: { en: 'Closed', es: 'Cerrados' },
  noneOpenTitle: { en: 'Nothing is open.', es: 'No hay nada abierto.' },
  noneOpenText: {
    en: 'What you write next appears here.',
    es: 'Lo próximo que nos escriba aparecerá aquí.',
  },
  emptyTitle: { en: 'No messages yet', es: 'Todavía no hay mensajes' },
  emptyText: {
    en: 'Ask about a bill, your plan or a move, or make a complaint. Our answer will appear here, and we’ll email you.',
    es: 'Pregunte por una factura, su plan o una mudanza, o presente una queja. Nuestra respuesta aparece aquí y le avisamos por correo.',
  },
  showOlder: { en: 'Show older messages', es: 'Ver mensajes anteriores' },
})
