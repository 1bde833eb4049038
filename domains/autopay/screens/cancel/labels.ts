import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  question: { en: 'Do you want to turn AutoPay off?', es: '¿Quiere desactivar el pago automático?' },
  stops: {
    en: 'We won’t make the debit of {amount} on {date}. Please pay that bill yourself.',
    es: 'El cargo de {amount} del {date} no se hará. Usted paga esa factura.',
  },
  late: {
    en: 'After {date} the debit may be under way. Then call us.',
    es: 'Después del {date} el cargo puede estar en camino. En ese caso, llámenos.',
  },
  onItsWay: {
    en: 'The debit of {amount} is already on its way and cannot be stopped here.',
    es: 'El cargo de {amount} está en camino y esto no lo detiene.',
  },
  after: {
    en: 'From then on you pay every bill yourself. You can turn AutoPay on again at any time.',
    es: 'Desde entonces usted paga cada factura. Puede activar el pago automático otra vez cuando quiera.',
  },
  submit: { en: 'Turn AutoPay off', es: 'Desactivar el pago automático' },
  submitting: { en: 'Turning AutoPay off', es: 'Desactivando el pago automático' },
  failed: { en: 'AutoPay is still on', es: 'El pago automático sigue activo' },
  keep: { en: 'Keep AutoPay', es: 'Conservar el pago automático' },
  toAutopay: { en: 'Go to AutoPay', es: 'Ir al pago automático' },
  isOff: { en: 'AutoPay is off', es: 'El pago automático está desactivado' },
})
