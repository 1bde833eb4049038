import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} password was changed', es: 'Se cambió su contraseña de {brand}' },
  heading: { en: 'Your password was changed', es: 'Se cambió su contraseña' },
  reason: {
    en: 'On {when}, someone changed the password of your online account.',
    es: 'El {when}, alguien cambió la contraseña de su cuenta en línea.',
  },
  next: {
    en: 'If it was you, you do not need to do anything. If it was not you, reset your password now.',
    es: 'Si fue usted, no tiene que hacer nada. Si no fue usted, restablezca su contraseña ahora.',
  },
  button: { en: 'Reset password', es: 'Restablecer contraseña' },
  lifetime: {
    en: 'This link goes to our password page. It does not expire.',
    es: 'Este enlace lleva a nuestra página de contraseñas. No caduca.',
  },
  notYou: {
    en: 'If it was not you, also call us at {servicePhone}.',
    es: 'Si no fue usted, llámenos también al {servicePhone}.',
  },
})
