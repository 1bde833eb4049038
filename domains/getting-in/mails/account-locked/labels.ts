import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Your {brand} online account is locked',
    es: 'Su cuenta en línea de {brand} está bloqueada',
  },
  heading: { en: 'Your online account is locked', es: 'Su cuenta en línea está bloqueada' },
  reason: {
    en: 'Someone entered a wrong password too many times. We locked the account to protect it.',
    es: 'Alguien escribió una contraseña incorrecta demasiadas veces. Bloqueamos la cuenta para protegerla.',
  },
  next: {
    en: 'If it was you, reset your password. Then you can log in again.',
    es: 'Si fue usted, restablezca su contraseña. Después podrá iniciar sesión de nuevo.',
  },
  button: { en: 'Reset password', es: 'Restablecer contraseña' },
  lifetime: {
    en: 'This link goes to our password page. It does not expire.',
    es: 'Este enlace lleva a nuestra página de contraseñas. No caduca.',
  },
  notYou: {
    en: 'If it was not you, reset your password and call us at {servicePhone}.',
    es: 'Si no fue usted, restablezca su contraseña y llámenos al {servicePhone}.',
  },
})
