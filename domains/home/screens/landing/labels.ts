import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  zip: { en: 'ZIP code', es: 'Código postal' },
  seePrices: { en: 'See prices', es: 'Ver precios' },
  haveAccount: { en: 'I have an account', es: 'Ya tengo cuenta' },
  tasksTitle: { en: 'Right now', es: 'Ahora mismo' },
  moving: { en: 'I’m moving', es: 'Me mudo' },
  movingHint: { en: 'Start service at the new place', es: 'Inicie el servicio en su nueva casa' },
  payBill: { en: 'Pay a bill', es: 'Pagar una factura' },
  payBillHint: {
    en: 'Just your account number and ZIP code',
    es: 'Solo con su número de cuenta y código postal',
  },
  outage: { en: 'My power is out', es: 'Se fue la luz' },
  outageHint: { en: 'Who to call, day or night', es: 'A quién llamar, de día o de noche' },
  order: { en: 'Track my order', es: 'Ver cómo va mi pedido' },
  orderHint: { en: 'Every step, with its date', es: 'Cada paso, con su fecha' },
  promisesTitle: { en: 'Why {brand}', es: 'Por qué {brand}' },
  demo: {
    en: 'This is a demo. Everyone in it is invented.',
    es: 'Esto es una demostración. Todas las personas son inventadas.',
  },
  demoLink: { en: 'Choose who to be', es: 'Elija quién quiere ser' },
})
