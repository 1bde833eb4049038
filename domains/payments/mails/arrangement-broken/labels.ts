import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment arrangement has ended', es: 'Su acuerdo de pago con {brand} terminó' },
  heading: { en: 'A payment was missed', es: 'Una parte no llegó' },
  reason: {
    en: '{brand} did not receive a part of your payment arrangement by its date. Everything that is past due is due now.',
    es: '{brand} no recibió en su fecha una parte de su acuerdo de pago. Ahora se debe todo lo vencido.',
  },
  next: {
    en: 'Pay what is due, or write to us if you cannot.',
    es: 'Pague lo que debe o escríbanos si no puede.',
  },
  button: { en: 'See what is due', es: 'Ver lo que debe' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not agree to this, call us.',
    es: 'Si usted no aceptó esto, llámenos.',
  },
})
