import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'We removed the second sign-in steps of your {brand} account',
    es: 'Quitamos los segundos pasos de acceso de su cuenta de {brand}',
  },
  heading: { en: 'We removed your second sign-in steps', es: 'Quitamos sus segundos pasos de acceso' },
  reason: {
    en: 'Our customer service removed the second sign-in steps of your online account on {when}. Your password stopped working too. Every device was signed out.',
    es: 'El {when}, servicio al cliente quitó los segundos pasos de acceso de su cuenta. Su contraseña también dejó de servir. Se cerraron todas las sesiones.',
  },
  next: {
    en: 'Set a new password to log in again. Then add a second sign-in step on your profile page.',
    es: 'Cree una contraseña nueva para volver a iniciar sesión. Después agregue un segundo paso de acceso en la página de su perfil.',
  },
  button: { en: 'Set a new password', es: 'Crear una contraseña nueva' },
  lifetime: {
    en: 'This link goes to our password page. It does not expire.',
    es: 'Este enlace lleva a nuestra página de contraseñas. No caduca.',
  },
  notYou: {
    en: 'If you did not ask us for this, call us at {servicePhone}.',
    es: 'Si usted no nos pidió esto, llámenos al {servicePhone}.',
  },
})
