import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Choose which of these emails you want.',
    es: 'Elija cuáles de estos correos quiere recibir.',
  },
  groups: { en: 'Email me about', es: 'Enviarme correos sobre' },
  always: {
    en: 'Emails about security, paperless bills, money you owe, your service and your requests always come, because missing one could harm you.',
    es: 'Los correos sobre su seguridad, sus facturas electrónicas, lo que debe, su servicio y lo que nos pide llegan siempre, porque perderse uno podría perjudicarle.',
  },
  submit: { en: 'Save', es: 'Guardar' },
  submitting: { en: 'Saving', es: 'Guardando' },
  failed: { en: 'Nothing has been saved yet', es: 'Todavía no se guardó nada' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
