import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Sign out any device that you do not recognize, then change your password.',
    es: 'Cierre las sesiones que no reconozca y cambie su contraseña.',
  },
  loadingSessions: { en: 'Loading your sign-ins', es: 'Cargando sus sesiones' },
  thisDevice: { en: 'This device', es: 'Este dispositivo' },
  unknownDevice: { en: 'Unknown device', es: 'Dispositivo desconocido' },
  device: { en: '{browser} on {system}', es: '{browser} en {system}' },
  program: { en: 'A program with an access key', es: 'Un programa con clave de acceso' },
  namedProgram: {
    en: '{name}, a program with access to your account',
    es: '{name}, un programa con acceso a su cuenta',
  },
  lastSeen: { en: 'Last used {date}', es: 'Último uso: {date}' },
  since: { en: 'Signed in {date}', es: 'Sesión abierta el {date}' },
  until: { en: 'Ends {date}', es: 'Termina el {date}' },
  endSession: { en: 'Sign out', es: 'Cerrar sesión' },
  endSessionOf: { en: 'Sign out: {device}', es: 'Cerrar sesión: {device}' },
  endOthers: { en: 'Sign out everywhere else', es: 'Cerrar todas las demás sesiones' },
  onlyThis: {
    en: 'You are signed in on this device only.',
    es: 'Solo tiene la sesión abierta en este dispositivo.',
  },
  proveTitle: { en: 'Sign out: {device}?', es: '¿Cerrar sesión: {device}?' },
  notYet: { en: 'Nothing was signed out yet', es: 'Todavía no se cerró ninguna sesión' },
  submitting: { en: 'Signing out', es: 'Cerrando' },
  gone: { en: 'That device was signed out already', es: 'Esa sesión ya estaba cerrada' },
  failed: {
    en: 'Nothing was signed out. Please try again.',
    es: 'No se cerró ninguna sesión. Inténtelo de nuevo.',
  },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
