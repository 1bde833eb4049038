import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We do not ask for its codes any more when you log in.',
    es: 'Ya no le pediremos sus códigos al iniciar sesión.',
  },
  currentPassword: { en: 'Current password', es: 'Contraseña actual' },
  currentPasswordRequired: {
    en: 'Enter your current password.',
    es: 'Escriba su contraseña actual.',
  },
  showPassword: { en: 'Show', es: 'Mostrar' },
  hidePassword: { en: 'Hide', es: 'Ocultar' },
  submit: { en: 'Take it off', es: 'Quitarla' },
  submitting: { en: 'Taking it off', es: 'Quitándola' },
  failed: { en: 'Nothing was taken off', es: 'No se quitó nada' },
  noApp: { en: 'There is no authenticator app.', es: 'No hay ninguna app de autenticación.' },
  back: { en: 'Back', es: 'Volver' },
})
