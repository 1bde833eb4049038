import { defineLabels } from '@porchlight/i18n'

export const secondFactorLabels = defineLabels({
  device: { en: '{browser} on {system}', es: '{browser} en {system}' },
  unknownDevice: { en: 'Unknown device', es: 'Dispositivo desconocido' },
  kind: { en: 'Choose one', es: 'Elija una opción' },
  kindRequired: { en: 'Choose one of the two.', es: 'Elija una de las dos.' },
  passkey: { en: 'Passkey', es: 'Llave de acceso' },
  passkeyHint: {
    en: 'Your finger, your face or this device’s code. The easiest.',
    es: 'Su huella, su rostro o el código de este dispositivo. Lo más fácil.',
  },
  app: { en: 'Authenticator app', es: 'App de autenticación' },
  appHint: {
    en: 'An app shows a new code every 30 seconds.',
    es: 'Una app muestra un código nuevo cada 30 segundos.',
  },
  next: { en: 'Continue', es: 'Continuar' },
  working: { en: 'One moment', es: 'Un momento' },
  notSetUp: { en: 'Nothing has been set up yet', es: 'Todavía no hay nada configurado' },
  needsScript: {
    en: 'Setting this up needs JavaScript. Switch it on, then open this page again.',
    es: 'Para configurarlo se necesita JavaScript. Actívelo y vuelva a abrir esta página.',
  },
  appStep: {
    en: 'Add this key to your authenticator app, then type the code that it shows.',
    es: 'Agregue esta clave a su app de autenticación y escriba el código que muestra.',
  },
  openApp: { en: 'Open my authenticator app', es: 'Abrir mi app de autenticación' },
  key: { en: 'Key', es: 'Clave' },
  code: { en: 'Code', es: 'Código' },
  codeHint: { en: 'Six digits.', es: 'Seis dígitos.' },
  codeRequired: { en: 'Enter the code.', es: 'Escriba el código.' },
  confirm: { en: 'Confirm', es: 'Confirmar' },
  codesTitle: { en: 'Save these recovery codes', es: 'Guarde estos códigos de recuperación' },
  codesText: {
    en: 'Each signs you in once when your device is lost. We cannot show them again.',
    es: 'Cada uno le permite entrar una vez si pierde su dispositivo. No podemos mostrarlos otra vez.',
  },
  codesSaved: { en: 'I have saved them', es: 'Ya los guardé' },
})
