import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'A second sign-in step was added to your {brand} account',
    es: 'Se agregó un segundo paso de acceso a su cuenta de {brand}',
  },
  heading: { en: 'A second sign-in step was added', es: 'Se agregó un segundo paso de acceso' },
  reason: {
    en: 'Someone added this to your online account on {when}: {factor}.',
    es: 'Alguien agregó esto a su cuenta en línea el {when}: {factor}.',
  },
  next: {
    en: 'If it was you, you do not need to do anything. If it was not you, remove it now.',
    es: 'Si fue usted, no tiene que hacer nada. Si no fue usted, quítela ahora.',
  },
  button: { en: 'Remove it', es: 'Quitarla' },
  lifetime: {
    en: { one: 'This link works once, for {count} hour.', other: 'This link works once, for {count} hours.' },
    es: {
      one: 'Este enlace sirve una sola vez, durante {count} hora.',
      other: 'Este enlace sirve una sola vez, durante {count} horas.',
    },
  },
  notYou: {
    en: 'If it was not you and the link no longer works, call us at {servicePhone}.',
    es: 'Si no fue usted y el enlace ya no sirve, llámenos al {servicePhone}.',
  },
})
