import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'You stay signed in on this device only.',
    es: 'Su sesión queda abierta solo en este dispositivo.',
  },
  currentPasswordRequired: {
    en: 'Enter your current password.',
    es: 'Escriba su contraseña actual.',
  },
  currentPasswordHint: {
    en: 'You signed in a while ago: we make sure that it is you.',
    es: 'Inició sesión hace un rato: así comprobamos que es usted.',
  },
  submit: { en: 'Sign out everywhere else', es: 'Cerrar todas las demás sesiones' },
  submitting: { en: 'Signing out', es: 'Cerrando' },
  failed: { en: 'Nothing was signed out', es: 'No se cerró ninguna sesión' },
  toSessions: { en: 'Back', es: 'Volver' },
})
