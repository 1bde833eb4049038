import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'About your {brand} documents', es: 'Acerca de sus documentos de {brand}' },
  heading: { en: 'We accepted your document', es: 'Aceptamos su documento' },
  reason: {
    en: '{brand} checked and accepted this document: {document}.',
    es: '{brand} revisó y aceptó este documento: {document}.',
  },
  next: {
    en: 'You do not need to send it again. Your order shows what comes next.',
    es: 'No tiene que enviarlo otra vez. Su pedido dice qué sigue.',
  },
  button: { en: 'See my order', es: 'Ver mi pedido' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not order service, call us and we’ll cancel the order.',
    es: 'Si usted no pidió el servicio, llámenos. Cancelaremos el pedido.',
  },
})
