import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'This signs you out everywhere. Then log in with the new password.',
    es: 'Se cerrarán todas sus sesiones. Después inicie sesión con la contraseña nueva.',
  },
  submit: { en: 'Set new password', es: 'Guardar la contraseña' },
  submitting: { en: 'Saving', es: 'Guardando' },
  failed: { en: 'Your password hasn’t been changed yet', es: 'Su contraseña todavía no ha cambiado' },
})
