import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'We do not ask for its codes any more when you log in.',
    es: 'Ya no le pediremos sus códigos al iniciar sesión.',
  },
  passkeyTitle: { en: 'Take off the passkey?', es: '¿Quitar la llave de acceso?' },
  passkeyLead: {
    en: 'You then cannot log in with it any more.',
    es: 'Ya no podrá iniciar sesión con ella.',
  },
  namedPasskeyLead: {
    en: 'You then cannot log in with it any more: {name}.',
    es: 'Ya no podrá iniciar sesión con ella: {name}.',
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
  noPasskey: { en: 'There is no such passkey any more.', es: 'Esa llave de acceso ya no existe.' },
  back: { en: 'Back', es: 'Volver' },
})
