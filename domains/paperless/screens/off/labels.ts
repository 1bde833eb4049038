import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  question: { en: 'Do you want your bills on paper again?', es: '¿Quiere sus facturas en papel otra vez?' },
  cost: {
    en: 'Paper bills have no fee. They come by mail, starting with your next bill.',
    es: 'Las facturas en papel no tienen cargo. Llegan por correo desde su próxima factura.',
  },
  stay: {
    en: 'You can still see all your bills here.',
    es: 'Aquí puede seguir viendo todas sus facturas.',
  },
  submit: { en: 'Get bills on paper', es: 'Recibir las facturas en papel' },
  submitting: { en: 'Changing to paper', es: 'Cambiando a papel' },
  failed: { en: 'Your bills still come by email', es: 'Sus facturas todavía llegan por correo electrónico' },
  keep: { en: 'Keep paperless billing', es: 'Conservar la facturación electrónica' },
  already: { en: 'Your bills come on paper', es: 'Sus facturas llegan en papel' },
  toPaperless: { en: 'Go to paperless billing', es: 'Ir a la facturación electrónica' },
})
