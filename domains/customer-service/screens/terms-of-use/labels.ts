import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'These terms are about this site. Your service follows the Terms of Service of your plan.',
    es: 'Estos términos se refieren a este sitio. Su servicio se rige por los Términos de Servicio de su plan.',
  },
  purpose: { en: 'What the site is for', es: 'Para qué es el sitio' },
  purposeText: {
    en: 'It is for customers of {brand} and for people who want to become one. Use it for your own homes, or for those of somebody who let you.',
    es: 'Es para clientes de {brand} y para quienes quieran serlo. Úselo para sus propias viviendas o las de alguien que se lo haya permitido.',
  },
  signIn: { en: 'Your sign-in', es: 'Su acceso' },
  signInText: {
    en: 'Do not share your password or a code that you received. If somebody else may have them, change your password and call us.',
    es: 'No comparta su contraseña ni un código que haya recibido. Si otra persona pudiera tenerlos, cambie su contraseña y llámenos.',
  },
  payments: { en: 'Payments', es: 'Pagos' },
  paymentsText: {
    en: 'A payment that you confirm here is one that you authorize. AutoPay continues until you turn it off or your service ends.',
    es: 'Un pago que confirma aquí es un pago que usted autoriza. El pago automático continúa hasta que lo desactive o termine su servicio.',
  },
  estimates: { en: 'Prices and estimates', es: 'Precios y estimaciones' },
  estimatesText: {
    en: 'What a plan or a bill may come to is an estimate. The documents of your plan and your bill are what count.',
    es: 'Lo que puede costar un plan o una factura es una estimación. Valen los documentos de su plan y su factura.',
  },
  emergencies: { en: 'Emergencies', es: 'Emergencias' },
  emergenciesText: {
    en: 'This site is not watched for emergencies. Call 911 first, then your utility.',
    es: 'Este sitio no se vigila para emergencias. Llame primero al 911 y luego a su compañía de distribución.',
  },
  outages: { en: 'Power out? Who to call', es: '¿Se fue la luz? A quién llamar' },
  gasLeak: { en: 'Smell of gas? What to do', es: '¿Huele a gas? Qué hacer' },
  helpPage: { en: 'Help and contact', es: 'Ayuda y contacto' },
  privacy: { en: 'Privacy notice', es: 'Aviso de privacidad' },
})
