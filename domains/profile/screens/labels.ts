import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  loadingProfile: { en: 'Loading your profile', es: 'Cargando su perfil' },
  youTitle: { en: 'You', es: 'Usted' },
  email: { en: 'Email, also your username', es: 'Correo electrónico, también su usuario' },
  phones: { en: 'Phone numbers', es: 'Números de teléfono' },
  noPhones: { en: 'None yet', es: 'Todavía ninguno' },
  language: { en: 'Your language', es: 'El idioma en que le escribimos' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  mails: { en: 'Emails you get', es: 'Correos que recibe' },
  alerts: { en: 'Text message alerts', es: 'Alertas por mensaje de texto' },
  consents: { en: 'What you agreed to', es: 'Lo que usted aceptó' },
  privacy: { en: 'Your data', es: 'Sus datos' },
  privacyHint: { en: 'What we hold, and a copy of everything', es: 'Qué tenemos y una copia de todo' },
  securityTitle: { en: 'Sign-in and security', es: 'Inicio de sesión y seguridad' },
  changePassword: { en: 'Change password', es: 'Cambiar la contraseña' },
  views: { en: 'Who looked at your account', es: 'Quién vio su cuenta' },
  sessions: { en: 'Where you are signed in', es: 'Dónde tiene la sesión abierta' },
  secondFactor: { en: 'Passkey or authenticator app', es: 'Llave de acceso o app de autenticación' },
  secondFactorHint: {
    en: 'A second step when you log in.',
    es: 'Un segundo paso al iniciar sesión.',
  },
  app: { en: 'Authenticator app', es: 'App de autenticación' },
  passkeys: {
    en: { one: '1 passkey', other: '{count} passkeys' },
    es: { one: '1 llave de acceso', other: '{count} llaves de acceso' },
  },
  saved: { en: 'Saved', es: 'Guardado' },
  passwordChanged: { en: 'Your password is changed', es: 'Su contraseña cambió' },
  passwordChangedText: {
    en: 'All your other devices are signed out.',
    es: 'Se cerró la sesión en todos sus demás dispositivos.',
  },
  sessionEnded: { en: 'That device is signed out', es: 'Se cerró la sesión en ese dispositivo' },
  sessionsEnded: {
    en: 'All your other devices are signed out',
    es: 'Se cerró la sesión en todos sus demás dispositivos',
  },
  secondFactorOn: { en: 'Your second sign-in step is set up', es: 'Su segundo paso de acceso está listo' },
  secondFactorOnText: {
    en: 'We’ll ask for it when you log in. Your other devices are signed out.',
    es: 'Se la pediremos al iniciar sesión. Se cerró la sesión en sus demás dispositivos.',
  },
  secondFactorOff: { en: 'Your second sign-in step was removed', es: 'Se quitó su segundo paso de acceso' },
})
