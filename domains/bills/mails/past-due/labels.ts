import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'About your {brand} bill', es: 'Acerca de su factura de {brand}' },
  heading: { en: 'A bill is past due', es: 'Una factura está vencida' },
  reason: {
    en: '{amount} was due to {brand} on {date}. We have not received it.',
    es: 'Debía pagar {amount} a {brand} a más tardar el {date}. No hemos recibido el pago.',
  },
  next: {
    en: 'Pay the bill on its page, or ask for more time there.',
    es: 'Pague la factura en su página o pida más tiempo ahí.',
  },
  button: { en: 'See the bill', es: 'Ver la factura' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you have paid already, ignore this message. Payments can take some days to arrive.',
    es: 'Si ya pagó, ignore este mensaje. Un pago puede tardar algunos días en llegar.',
  },
})
