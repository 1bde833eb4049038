import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Your password is correct. Now confirm that it is you.',
    es: 'Su contraseña es correcta. Ahora demuestre que es usted.',
  },
  enrolTitle: { en: 'Set up a second sign-in step', es: 'Configure un segundo paso de acceso' },
  enrolLead: {
    en: 'Your role requires one in addition to your password.',
    es: 'Su función la exige además de la contraseña.',
  },
  code: { en: 'Code', es: 'Código' },
  codeHint: {
    en: 'From your authenticator app. Lost it? Use a recovery code.',
    es: 'De su app de autenticación. ¿La perdió? Use un código de recuperación.',
  },
  codeRequired: { en: 'Enter the code.', es: 'Escriba el código.' },
  submit: { en: 'Log in', es: 'Iniciar sesión' },
  submitting: { en: 'Checking', es: 'Comprobando' },
  failed: { en: 'You are not logged in yet', es: 'Todavía no ha iniciado sesión' },
  overTitle: { en: 'Your sign-in took too long', es: 'Su inicio de sesión tardó demasiado' },
  overText: { en: 'Log in again to start over.', es: 'Vuelva a iniciar sesión para intentarlo otra vez.' },
  toLogin: { en: 'Log in again', es: 'Volver a iniciar sesión' },
})
