import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Someone added a second proof to your login. If it was not you, take it off.',
    es: 'Alguien agregó una segunda prueba a su usuario. Si no fue usted, quítela.',
  },
  effect: {
    en: 'We remove it and every other one that was added recently. Your password stops working, everybody is signed out, and we send you a link to set a new password.',
    es: 'Quitaremos esta prueba y todas las que se agregaron hace poco. Su contraseña dejará de servir, se cerrarán todas las sesiones y le enviaremos un enlace para crear una contraseña nueva.',
  },
  submit: { en: 'Take it off', es: 'Quitar la prueba' },
  submitting: { en: 'Taking it off', es: 'Quitando la prueba' },
  failed: { en: 'The second proof is still there', es: 'La segunda prueba todavía está' },
  itWasMe: { en: 'It was me: go to login', es: 'Fui yo: ir a iniciar sesión' },
})
