import { defineLabels } from '@porchlight/i18n'

export const customerServiceLabels = defineLabels({
  callUs: { en: 'Call customer service:', es: 'Llame a Servicio al Cliente:' },
  emergencyTitle: { en: 'Do not write in an emergency', es: 'En una emergencia, no escriba' },
  powerEmergency: {
    en: 'Power out or a line down? Call {utility}, day or night:',
    es: '¿Se fue la luz o hay un cable caído? Llame a {utility}, de día o de noche:',
  },
  gasEmergency: {
    en: 'Smell gas? Leave first, then call {utility}, day or night:',
    es: '¿Huele a gas? Salga primero y luego llame a {utility}, de día o de noche:',
  },
  findUtility: {
    en: 'Your utility restores power and comes to leaks, day or night. Its number is here:',
    es: 'Su compañía de distribución restablece la luz y atiende fugas, de día y de noche. Vea aquí su número:',
  },
  aboutOutages: { en: 'Report or see an outage', es: 'Reportar o ver un corte del servicio' },
  aboutGasLeaks: { en: 'What to do about a gas leak', es: 'Qué hacer ante una fuga de gas' },
  notOffered: {
    en: '{brand} doesn’t offer this in the portal',
    es: '{brand} no ofrece esto en el portal',
  },
  notOfferedText: {
    en: 'Your bills and payments stay as they are.',
    es: 'Sus facturas y pagos siguen igual que hasta ahora.',
  },
  contactUs: { en: 'Contact customer service.', es: 'Comuníquese con Servicio al Cliente.' },
})
