import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'A second sign-in step was removed from your {brand} account',
    es: 'Se quitó un segundo paso de acceso de su cuenta de {brand}',
  },
  heading: { en: 'A second sign-in step was removed', es: 'Se quitó un segundo paso de acceso' },
  reason: {
    en: 'Someone removed this from your online account on {when}: {factor}.',
    es: 'Alguien quitó esto de su cuenta en línea el {when}: {factor}.',
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
