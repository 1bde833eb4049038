import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your new {brand} plan has started', es: 'Su nuevo plan de {brand} ya comenzó' },
  heading: { en: 'Your new plan has started', es: 'Su nuevo plan ya comenzó' },
  reason: {
    en: 'Starting {date}, your plan at {address} is {plan}.',
    es: 'A partir del {date}, su plan en {address} es {plan}.',
  },
  next: {
    en: 'You don’t need to do anything. Your next bill has the new price from that day on.',
    es: 'Usted no tiene que hacer nada. Su próxima factura tendrá el nuevo precio a partir de ese día.',
  },
  button: { en: 'See my plan', es: 'Ver mi plan' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not change your plan, call us.',
    es: 'Si usted no cambió su plan, llámenos.',
  },
})
