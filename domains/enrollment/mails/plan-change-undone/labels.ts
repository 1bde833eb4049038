import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Your change of plan with {brand} is undone',
    es: 'Su cambio de plan con {brand} quedó anulado',
  },
  heading: { en: 'Your change of plan is undone', es: 'Su cambio de plan quedó anulado' },
  reason: {
    en: 'Your plan at {address} is {plan}. The change to {undone} does not take place, and you pay no fee for it.',
    es: 'Su plan en {address} es {plan}. El cambio a {undone} no se hará, y usted no paga ningún cargo por él.',
  },
  next: {
    en: 'You can choose another plan at any time.',
    es: 'Puede elegir otro plan cuando quiera.',
  },
  button: { en: 'See my plan', es: 'Ver mi plan' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not undo the change, call us.',
    es: 'Si usted no anuló el cambio, llámenos.',
  },
})
