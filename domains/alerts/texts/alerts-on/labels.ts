import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Text alerts are on', es: 'Alertas por mensaje de texto activadas' },
  body: {
    en: '{brand}: text alerts are on. How many depends on your account. Msg & data rates may apply. Reply STOP to cancel, HELP for help.',
    es: '{brand}: alertas activadas. La cantidad depende de su cuenta. Pueden aplicarse cargos por mensajes y datos. Responda ALTO para cancelar, AYUDA para ayuda.',
  },
})
