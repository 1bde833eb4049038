import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} contract has ended', es: 'Su contrato con {brand} terminó' },
  heading: { en: 'Your contract has ended', es: 'Su contrato terminó' },
  reason: {
    en: 'Your contract with {brand} ended on {date}. Service goes on month to month, and the price can change.',
    es: 'Su contrato con {brand} terminó el {date}. El servicio sigue mes a mes y el precio puede cambiar.',
  },
  next: {
    en: 'You can choose a new plan at any time.',
    es: 'Puede elegir otro plan en cualquier momento.',
  },
  button: { en: 'See your contract', es: 'Ver su contrato' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you have already chosen a new plan, you do not need to do anything.',
    es: 'Si ya eligió otro plan, no tiene que hacer nada.',
  },
})
