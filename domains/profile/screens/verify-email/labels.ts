import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'From then on you log in with the new address, and our emails go there.',
    es: 'Desde ese momento iniciará sesión con el correo nuevo y ahí le escribiremos.',
  },
  submit: { en: 'Confirm my new email', es: 'Confirmar mi correo nuevo' },
  submitting: { en: 'Confirming', es: 'Confirmando' },
  failed: {
    en: 'Your new email hasn’t been confirmed yet',
    es: 'Su correo nuevo todavía no está confirmado',
  },
})
