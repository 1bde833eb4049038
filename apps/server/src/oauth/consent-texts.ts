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
  api: {
    en: 'See everything in your account and make changes for you',
    es: 'Ver todo lo que hay en su cuenta y hacer cambios en su nombre',
  },
  apiRead: {
    en: 'See everything in your account, without changing anything',
    es: 'Ver todo lo que hay en su cuenta, sin cambiar nada',
  },
  openid: { en: 'Know your name', es: 'Saber su nombre' },
  refresh: {
    en: 'Keep this access for 30 days, even while you are away',
    es: 'Conservar este acceso durante 30 días, aunque usted no esté conectado',
  },
  next: {
    en: 'Afterwards you go to {host}. You can end the access at any time in your profile, under your sign-ins.',
    es: 'Después irá a {host}. Puede terminar el acceso cuando quiera en su perfil, en la lista de sesiones.',
  },
  approve: { en: 'Allow access', es: 'Permitir el acceso' },
  decline: { en: 'Decline', es: 'Rechazar' },
  other: { en: 'Español', es: 'English' },
  refusedTitle: { en: 'This request cannot be completed', es: 'No se puede completar esta solicitud' },
  refused: {
    en: 'The program that sent you here asked in a way that we do not accept, or the request has expired. Go back to the program and start again. Nothing was shared.',
    es: 'El programa que lo envió aquí hizo una solicitud que no aceptamos, o la solicitud venció. Vuelva al programa y empiece de nuevo. No se compartió nada.',
  },
})
