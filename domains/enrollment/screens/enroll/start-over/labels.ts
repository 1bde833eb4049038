import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  text: {
    en: 'What you entered on this device will be erased. An order you’ve already sent stays.',
    es: 'Se borrará lo que escribió en este dispositivo. Un pedido ya enviado se conserva.',
  },
  submit: { en: 'Start over', es: 'Empezar de nuevo' },
  submitting: { en: 'Clearing', es: 'Borrando' },
  failed: { en: 'Nothing was cleared yet', es: 'Todavía no se borró nada' },
  goOn: { en: 'Continue this sign-up', es: 'Continuar con esta inscripción' },
})
