import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Your contract ends soon', es: 'Su contrato termina pronto' },
  body: {
    en: '{brand}: your contract ends {date}. Choose your next plan, or your rate may change: {link} STOP to cancel texts.',
    es: '{brand}: su contrato termina el {date}. Elija su plan o su tarifa puede cambiar: {link} ALTO para cancelar.',
  },
})
