import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'This signs you out on all your other devices.',
    es: 'Se cerrará la sesión en todos sus demás dispositivos.',
  },
  submit: { en: 'Change password', es: 'Cambiar la contraseña' },
  submitting: { en: 'Saving', es: 'Guardando' },
  failed: { en: 'Your password hasn’t been changed yet', es: 'Su contraseña todavía no ha cambiado' },
  toForgotPassword: { en: 'Forgot your current password?', es: '¿Olvidó su contraseña actual?' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
