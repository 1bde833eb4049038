import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  text: {
    en: 'What was entered on this device is put away. An order that was sent stays.',
    es: 'Lo que se escribió en este dispositivo se borra. Un pedido ya enviado se conserva.',
  },
  submit: { en: 'Start over', es: 'Empezar de nuevo' },
  submitting: { en: 'Clearing', es: 'Borrando' },
  failed: { en: 'Nothing was cleared yet', es: 'Todavía no se borró nada' },
  goOn: { en: 'Go on with this sign-up', es: 'Continuar con esta inscripción' },
})
