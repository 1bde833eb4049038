import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We’ll then ask for more than your password when you log in.',
    es: 'Al iniciar sesión le pediremos algo más que su contraseña.',
  },
  yours: { en: 'What you have set up', es: 'Lo que tiene configurado' },
  app: { en: 'Authenticator app', es: 'App de autenticación' },
  passkey: { en: 'Passkey: {name}', es: 'Llave de acceso: {name}' },
  lastUsed: { en: 'Last used {date}', es: 'Último uso: {date}' },
  notUsed: { en: 'Not used yet', es: 'Todavía sin usar' },
  since: { en: 'Added {date}', es: 'Agregada el {date}' },
  remove: { en: 'Remove', es: 'Quitar' },
  removeNamed: { en: 'Remove: {name}', es: 'Quitar: {name}' },
  codesLeft: {
    en: { one: '1 recovery code is left.', other: '{count} recovery codes are left.' },
    es: { one: 'Queda 1 código de recuperación.', other: 'Quedan {count} códigos de recuperación.' },
  },
  another: { en: 'Set up another one', es: 'Configurar otra' },
  toProfile: { en: 'Back to your profile', es: 'Volver a su perfil' },
})
