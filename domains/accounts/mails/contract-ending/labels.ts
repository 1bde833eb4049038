import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} contract ends soon', es: 'Su contrato con {brand} termina pronto' },
  heading: { en: 'Your contract ends soon', es: 'Su contrato termina pronto' },
  reason: {
    en: 'Your price with {brand} holds until {date}. Without a new plan, service then goes on month to month. The price can change.',
    es: 'Su precio con {brand} se mantiene hasta el {date}. Sin otro plan, el servicio sigue después mes a mes. El precio puede cambiar.',
  },
  next: {
    en: 'From {freeFrom} you can leave without a cancellation fee.',
    es: 'A partir del {freeFrom} puede irse sin cargo por cancelación anticipada.',
  },
  button: { en: 'See or renew your contract', es: 'Ver o renovar su contrato' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you have a question about your contract, call us.',
    es: 'Si tiene alguna pregunta sobre su contrato, llámenos.',
  },
})
