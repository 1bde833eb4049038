import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'You log in with your email address and this password.',
    es: 'Iniciará sesión con su correo electrónico y esta contraseña.',
  },
  submit: { en: 'Create password', es: 'Crear contraseña' },
  submitting: { en: 'Creating', es: 'Creando' },
  failed: { en: 'Your password hasn’t been created yet', es: 'Su contraseña todavía no está creada' },
})
