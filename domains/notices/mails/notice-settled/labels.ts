import { defineLabels } from '@porchlight/i18n'

/** Labels shared by the mails about a notice, regardless of the decision. */
export const noticeLabels = defineLabels({
  subject: { en: 'About your {brand} order', es: 'Acerca de su pedido de {brand}' },
  button: { en: 'See my order', es: 'Ver mi pedido' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not order service, call us and we’ll cancel the order.',
    es: 'Si usted no pidió el servicio, llámenos. Cancelaremos el pedido.',
  },
})

export const labels = defineLabels({
  ...noticeLabels,
  heading: { en: 'A notice is settled', es: 'Un aviso está resuelto' },
  reason: {
    en: 'This notice no longer holds up your {brand} order: {notice}.',
    es: 'Este aviso ya no detiene su pedido de {brand}: {notice}.',
  },
  next: {
    en: 'You don’t need to do anything about it. Your order says what comes next.',
    es: 'No tiene que hacer nada al respecto. Su pedido dice qué sigue.',
  },
})
