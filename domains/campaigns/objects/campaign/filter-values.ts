import { namedValues } from '@porchlight/metadata'

/** A condition that holds or does not; empty, it does not matter. */
export const yesOrNo = namedValues({ Yes: { en: 'Yes', es: 'Sí' }, No: { en: 'No', es: 'No' } })

export const languageValues = namedValues({
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
})

/** The pages of the portal that a message may link to. A URL is built from them and the brand's own host. */
export const pageValues = namedValues({
  '/': { en: 'Home', es: 'Inicio' },
  '/plans': { en: 'Plans', es: 'Planes' },
  '/bills': { en: 'Bills', es: 'Facturas' },
  '/usage': { en: 'Usage', es: 'Consumo' },
  '/autopay': { en: 'AutoPay', es: 'Pago automático' },
  '/paperless': { en: 'Paperless billing', es: 'Facturación electrónica' },
  '/alerts': { en: 'Text message alerts', es: 'Alertas por mensaje de texto' },
  '/outages': { en: 'Outages', es: 'Apagones' },
  '/help': { en: 'Help', es: 'Ayuda' },
  '/messages': { en: 'Messages', es: 'Mensajes' },
})
