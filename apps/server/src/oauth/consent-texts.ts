import { defineLabels } from '@porchlight/i18n'

/** What the pages of the authorization server say. */
export const consentTexts = defineLabels({
  title: { en: 'Allow access', es: 'Permitir el acceso' },
  question: {
    en: 'Do you want to give {client} access to your {brand} account?',
    es: '¿Desea dar a {client} acceso a su cuenta de {brand}?',
  },
  signedInAs: {
    en: 'You are signed in as {name}. If this is not you, decline and log out.',
    es: 'Tiene la sesión abierta como {name}. Si no es usted, rechace y cierre la sesión.',
  },
  will: { en: '{client} will be able to:', es: '{client} podrá:' },
  lastsDays: {
    en: 'The access ends by itself after {days} days.',
    es: 'El acceso termina por sí solo después de {days} días.',
  },
  lastsMinutes: {
    en: 'The access ends by itself after {minutes} minutes.',
    es: 'El acceso termina por sí solo después de {minutes} minutos.',
  },
  next: {
    en: 'Afterwards you go to {host}. You can end the access at any time in your profile, under your sign-ins.',
    es: 'Después irá a {host}. Puede terminar el acceso cuando quiera en su perfil, en la lista de sesiones.',
  },
  nextOnDevice: {
    en: 'Afterwards you go on on your device. You can end the access at any time in your profile, under your sign-ins.',
    es: 'Después continuará en su dispositivo. Puede terminar el acceso cuando quiera en su perfil, en la lista de sesiones.',
  },
  compare: {
    en: 'Allow access only if you started this yourself and your device shows this code:',
    es: 'Permita el acceso solo si usted mismo inició este paso y su dispositivo muestra este código:',
  },
  neverRequested: {
    en: 'Nobody from our company will ever ask you to type a code here.',
    es: 'Nadie de nuestra empresa le pedirá nunca que escriba un código aquí.',
  },
  approve: { en: 'Allow access', es: 'Permitir el acceso' },
  decline: { en: 'Decline', es: 'Rechazar' },
  deviceTitle: { en: 'Connect a device', es: 'Conectar un dispositivo' },
  deviceLead: {
    en: 'Type the code that your device or program shows. It has eight letters.',
    es: 'Escriba el código que muestra su dispositivo o programa. Tiene ocho letras.',
  },
  deviceCode: { en: 'Code', es: 'Código' },
  deviceContinue: { en: 'Continue', es: 'Continuar' },
  deviceUnknown: {
    en: 'We do not know this code. Check each letter. If the code is older than ten minutes, have your device show a new one.',
    es: 'No reconocemos este código. Revise cada letra. Si el código tiene más de diez minutos, pida uno nuevo en su dispositivo.',
  },
  deviceTooOften: {
    en: 'There were too many wrong codes. Try again in {minutes} minutes.',
    es: 'Hubo demasiados códigos incorrectos. Inténtelo de nuevo en {minutes} minutos.',
  },
  deviceDone: { en: 'Your device is connected', es: 'Su dispositivo está conectado' },
  deviceDoneNext: {
    en: '{client} has access now. You can close this page and go back to your device.',
    es: '{client} ya tiene acceso. Puede cerrar esta página y volver a su dispositivo.',
  },
  deviceDeclined: { en: 'You declined', es: 'Usted rechazó la solicitud' },
  deviceDeclinedNext: {
    en: '{client} has no access. Nothing was shared.',
    es: '{client} no tiene acceso. No se compartió nada.',
  },
  newLogin: { en: 'Log in again to allow this', es: 'Inicie sesión de nuevo para permitirlo' },
  newLoginWhy: {
    en: '{client} asks that you have logged in just now. You logged in earlier. Nothing was shared yet.',
    es: '{client} pide que haya iniciado sesión hace un momento. Usted la inició antes. Todavía no se compartió nada.',
  },
  newLoginHow: {
    en: 'Log out, log in again, and then type the code {code} once more. It counts for ten minutes from when your device showed it.',
    es: 'Cierre la sesión, iníciela de nuevo y escriba otra vez el código {code}. Sirve durante diez minutos desde que apareció en su dispositivo.',
  },
  newLoginOut: { en: 'Log out', es: 'Cerrar sesión' },
  newLoginBack: { en: 'Type the code again', es: 'Escribir el código otra vez' },
  deviceSignIns: { en: 'See your sign-ins', es: 'Ver sus sesiones' },
  other: { en: 'Español', es: 'English' },
  refusedTitle: { en: 'This request cannot be completed', es: 'No se puede completar esta solicitud' },
  refused: {
    en: 'The program that sent you here asked in a way that we do not accept, or the request has expired. Go back to the program and start again. Nothing was shared.',
    es: 'El programa que lo envió aquí hizo una solicitud que no aceptamos, o la solicitud venció. Vuelva al programa y empiece de nuevo. No se compartió nada.',
  },
})
