import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'A program has access to your {brand} account',
    es: 'Un programa tiene acceso a su cuenta de {brand}',
  },
  heading: { en: 'A program has access to your account', es: 'Un programa tiene acceso a su cuenta' },
  reason: {
    en: 'On {when}, someone allowed {program} to use your online account. What it can do: {rights}.',
    es: 'El {when}, alguien permitió que {program} use su cuenta en línea. Lo que puede hacer: {rights}.',
  },
  next: {
    en: 'If it was you, you do not need to do anything. If it was not you, end the access in the list of your sign-ins.',
    es: 'Si fue usted, no tiene que hacer nada. Si no fue usted, termine el acceso en la lista de sus sesiones.',
  },
  button: { en: 'See your sign-ins', es: 'Ver sus sesiones' },
  lifetime: {
    en: 'This link goes to your profile. It does not expire.',
    es: 'Este enlace lleva a su perfil. No caduca.',
  },
  notYou: {
    en: 'If it was not you, also change your password, and call us at {servicePhone}.',
    es: 'Si no fue usted, cambie también su contraseña y llámenos al {servicePhone}.',
  },
})
