import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  body: {
    en: '{brand}: text alerts are on. How many depends on your account. Msg & data rates may apply. Reply STOP to cancel, HELP for help.',
    es: '{brand}: alertas activadas. La cantidad depende de su cuenta. Pueden aplicarse cargos por mensajes y datos. Responda ALTO para cancelar, AYUDA para ayuda.',
  },
})
