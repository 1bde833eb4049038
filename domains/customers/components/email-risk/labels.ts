import { defineLabels } from '@porchlight/i18n'

/** The question about an address that may not work. */
export const emailRiskLabels = defineLabels({
  riskTitle: { en: 'Which address should we use?', es: '¿Qué correo usamos?' },
  useSuggested: { en: 'Use {email}', es: 'Usar {email}' },
  useSuggestedHint: {
    en: 'The address you probably meant.',
    es: 'El correo que probablemente quiso escribir.',
  },
  useAsEntered: { en: 'Use it as entered', es: 'Usarlo como lo escribí' },
  enterNew: { en: 'Enter a new one', es: 'Escribir otro' },
  enterNewHint: { en: 'Change it in the fields above.', es: 'Cámbielo en los campos de arriba.' },
})
