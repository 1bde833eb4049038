import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Someone added a second sign-in step to your login. If it was not you, remove it.',
    es: 'Alguien agregó un segundo paso de acceso a su usuario. Si no fue usted, quítelo.',
  },
  effect: {
    en: 'We’ll remove it and every other one that was added recently. Your password stops working, everybody is signed out, and we’ll send you a link to set a new password.',
    es: 'Quitaremos este paso y todos los que se agregaron hace poco. Su contraseña dejará de servir, se cerrarán todas las sesiones y le enviaremos un enlace para crear una contraseña nueva.',
  },
  submit: { en: 'Remove it', es: 'Quitar el paso' },
  submitting: { en: 'Removing it', es: 'Quitando el paso' },
  failed: { en: 'The second sign-in step is still there', es: 'El segundo paso de acceso todavía está' },
  itWasMe: { en: 'It was me: go to login', es: 'Fui yo: ir a iniciar sesión' },
})
