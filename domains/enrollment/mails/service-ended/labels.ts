import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} service', es: 'Su servicio de {brand}' },
  heading: { en: 'Your service has ended', es: 'Su servicio terminó' },
  reason: {
    en: '{brand} no longer serves {address}.',
    es: '{brand} ya no presta servicio en {address}.',
  },
  next: {
    en: 'Your bills stay online. Log in to see what is left to pay.',
    es: 'Sus facturas siguen en línea. Inicie sesión para ver lo que queda por pagar.',
  },
  button: { en: 'See my bills', es: 'Ver mis facturas' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not end your service or move, call us right away.',
    es: 'Si usted no terminó su servicio ni se mudó, llámenos de inmediato.',
  },
})
