import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We then ask for more than your password when you log in.',
    es: 'Al iniciar sesión le pediremos algo más que su contraseña.',
  },
  remove: { en: 'Take off the authenticator app', es: 'Quitar la app de autenticación' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
