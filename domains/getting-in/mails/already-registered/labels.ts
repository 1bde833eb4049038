import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'You already have a {brand} online account',
    es: 'Usted ya tiene una cuenta en línea de {brand}',
  },
  heading: { en: 'You already have an online account', es: 'Usted ya tiene una cuenta en línea' },
  reason: {
    en: 'Someone tried to register this email address with {brand} again.',
    es: 'Alguien intentó registrar de nuevo este correo electrónico en {brand}.',
  },
  next: {
    en: 'If it was you, log in. If you forgot your password, you can reset it there.',
    es: 'Si fue usted, inicie sesión. Si olvidó su contraseña, puede restablecerla allí.',
  },
  button: { en: 'Log in', es: 'Iniciar sesión' },
  lifetime: {
    en: 'This link goes to our login page. It does not expire.',
    es: 'Este enlace lleva a nuestra página para iniciar sesión. No caduca.',
  },
  notYou: {
    en: 'If it was not you, ignore this message. Your account has not changed.',
    es: 'Si no fue usted, ignore este mensaje. Su cuenta no ha cambiado.',
  },
})
