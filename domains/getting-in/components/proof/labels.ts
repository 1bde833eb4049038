import { defineLabels } from '@porchlight/i18n'

export const proofLabels = defineLabels({
  currentPassword: { en: 'Current password', es: 'Contraseña actual' },
  currentPasswordRequired: {
    en: 'Enter your current password.',
    es: 'Escriba su contraseña actual.',
  },
  signedInAWhileAgo: {
    en: 'You signed in a while ago. Please confirm that it’s you.',
    es: 'Inició sesión hace un rato. Confirme que es usted.',
  },
  showPassword: { en: 'Show', es: 'Mostrar' },
  hidePassword: { en: 'Hide', es: 'Ocultar' },
  code: { en: 'Code', es: 'Código' },
  codeHint: {
    en: 'From your authenticator app. Lost it? Use a recovery code.',
    es: 'De su app de autenticación. ¿La perdió? Use un código de recuperación.',
  },
  recoveryCode: { en: 'Recovery code', es: 'Código de recuperación' },
  recoveryCodeHint: {
    en: 'Or confirm with your passkey, and leave this empty.',
    es: 'O confirme con su llave de acceso y deje esto vacío.',
  },
  codeRequired: { en: 'Enter the code.', es: 'Escriba el código.' },
  passkey: { en: 'Confirm with your passkey', es: 'Confirmar con su llave de acceso' },
  passkeyWaiting: { en: 'Waiting for your passkey', es: 'Esperando su llave de acceso' },
  passkeyDone: { en: 'Confirmed with your passkey', es: 'Confirmado con su llave de acceso' },
  passkeyFailed: {
    en: 'The passkey did not work. Try again or enter a code.',
    es: 'La llave de acceso no funcionó. Inténtelo de nuevo o escriba un código.',
  },
})
