import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Someone asked to change the email address of your login. If it was not you, undo the change.',
    es: 'Alguien pidió cambiar el correo de su usuario. ¿No fue usted? Reviértalo.',
  },
  effect: {
    en: 'Your old email stays, all devices are signed out, and we’ll send you a link to set a new password.',
    es: 'Su correo anterior se mantiene, se cierran todas las sesiones y le enviamos un enlace para crear una contraseña nueva.',
  },
  submit: { en: 'Undo the change', es: 'Revertir el cambio' },
  submitting: { en: 'Withdrawing', es: 'Revirtiendo' },
  failed: { en: 'The change hasn’t been undone yet', es: 'El cambio todavía no se revirtió' },
  itWasMe: { en: 'It was me: go to login', es: 'Fui yo: ir a iniciar sesión' },
})
