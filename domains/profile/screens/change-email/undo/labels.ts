import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Somebody asked to change the e-mail of your login. Was it not you? Take it back.',
    es: 'Alguien pidió cambiar el correo de su usuario. ¿No fue usted? Reviértalo.',
  },
  effect: {
    en: 'Your old e-mail stays, everybody is signed out, and we send you a link to set a new password.',
    es: 'Su correo anterior se mantiene, se cierran todas las sesiones y le enviamos un enlace para crear una contraseña nueva.',
  },
  submit: { en: 'Take the change back', es: 'Revertir el cambio' },
  submitting: { en: 'Taking it back', es: 'Revirtiendo' },
  failed: { en: 'The change is not taken back yet', es: 'El cambio todavía no se revirtió' },
  itWasMe: { en: 'It was me: go to login', es: 'Fui yo: ir a iniciar sesión' },
})
