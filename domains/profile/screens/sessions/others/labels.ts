import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'You stay signed in on this device only.',
    es: 'Su sesión queda abierta solo en este dispositivo.',
  },
  submit: { en: 'Sign out everywhere else', es: 'Cerrar todas las demás sesiones' },
  submitting: { en: 'Signing out', es: 'Cerrando' },
  failed: { en: 'Nothing was signed out', es: 'No se cerró ninguna sesión' },
  toSessions: { en: 'Back', es: 'Volver' },
})
