import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'A second proof was added to your {brand} account',
    es: 'Se agregó una segunda prueba a su cuenta de {brand}',
  },
  heading: { en: 'A second proof was added', es: 'Se agregó una segunda prueba' },
  reason: {
    en: 'Someone added this to your online account on {when}: {factor}.',
    es: 'Alguien agregó esto a su cuenta en línea el {when}: {factor}.',
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
    en: 'If it was not you, also call us at {servicePhone}. The new proof has to be taken off.',
    es: 'Si no fue usted, llámenos también al {servicePhone}. Hay que quitar la prueba nueva.',
  },
})
