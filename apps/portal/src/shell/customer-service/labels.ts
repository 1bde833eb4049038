import { defineLabels } from '@porchlight/i18n'

export const customerServiceLabels = defineLabels({
  callUs: { en: 'Call customer service:', es: 'Llame a Servicio al Cliente:' },
  contactUs: { en: 'Contact customer service.', es: 'Comuníquese con Servicio al Cliente.' },
})
