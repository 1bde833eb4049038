import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Help with text alerts', es: 'Ayuda con las alertas por mensaje de texto' },
  body: {
    en: '{brand}: for help with your account call {phone} or see {link} Msg & data rates may apply. Reply STOP to cancel texts.',
    es: '{brand}: para recibir ayuda llame al {phone} o vea {link} Pueden aplicarse cargos. Responda ALTO para cancelar.',
  },
})
