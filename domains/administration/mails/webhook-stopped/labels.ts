import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: '{brand}: a program no longer receives changes',
    es: '{brand}: un programa ya no recibe avisos de cambios',
  },
  heading: { en: 'A webhook was switched off', es: 'Se desactivó un webhook' },
  reason: {
    en: 'The webhook “{name}” to {host} was switched off on {when}. {cause}',
    es: 'El webhook «{name}» hacia {host} se desactivó el {when}. {cause}',
  },
  next: {
    en: 'Have the cause fixed, then switch it on again. What changed until then is stored for 30 days.',
    es: 'Pida que se corrija la causa y, después, vuelva a activarlo. Los cambios que ocurran mientras tanto se conservan 30 días.',
  },
  button: { en: 'Open the webhook', es: 'Abrir el webhook' },
  lifetime: {
    en: 'This link goes to the webhook in the console. It does not expire.',
    es: 'Este enlace lleva al webhook en la consola. No caduca.',
  },
  notYou: {
    en: 'If you are not an administrator of {brand}, call us at {servicePhone}.',
    es: 'Si usted no administra {brand}, llámenos al {servicePhone}.',
  },
})
