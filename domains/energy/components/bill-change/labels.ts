import { defineLabels } from '@porchlight/i18n'

/** The words of why a bill changed. */
export const billChangeLabels = defineLabels({
  changeTitle: { en: 'Why this bill changed', es: 'Por qué cambió esta factura' },
  changeMore: {
    en: 'This bill’s charges are {amount} more than the last one’s.',
    es: 'Los cargos de esta factura son {amount} más que los de la anterior.',
  },
  changeLess: {
    en: 'This bill’s charges are {amount} less than the last one’s.',
    es: 'Los cargos de esta factura son {amount} menos que los de la anterior.',
  },
  changeSame: {
    en: 'This bill’s charges are the same as the last one’s.',
    es: 'Los cargos de esta factura son iguales a los de la anterior.',
  },
  changeChart: { en: 'What changed the charges', es: 'Qué cambió los cargos' },
  addsToBill: { en: 'Adds to the bill', es: 'Aumenta la factura' },
  takesOffBill: { en: 'Takes off the bill', es: 'Reduce la factura' },
  changeCaption: { en: 'The difference, part by part', es: 'La diferencia, parte por parte' },
  cause: { en: 'Reason', es: 'Motivo' },
  changeKilowattHours: { en: 'kWh', es: 'kWh' },
  changeTherms: { en: 'Therms', es: 'Termias' },
  changeAmount: { en: 'Amount', es: 'Monto' },
  days: { en: 'Days in the bill', es: 'Días de la factura' },
  weather: { en: 'Weather', es: 'Clima' },
  use: { en: 'Your own usage', es: 'Su propio consumo' },
  price: { en: 'Price', es: 'Precio' },
  fees: { en: 'Fees, credits and taxes', es: 'Cargos, créditos e impuestos' },
  inAll: { en: 'In all', es: 'En total' },
  nowAndBefore: { en: '{now}, before {before}', es: '{now}, antes {before}' },
  changeNothingBefore: {
    en: 'This is your first bill. The next one is compared with it.',
    es: 'Esta es su primera factura. La próxima se comparará con ella.',
  },
  changeIncomplete: {
    en: 'Some lines of these bills are missing, so we cannot compare them.',
    es: 'Faltan renglones de estas facturas, así que no podemos compararlas.',
  },
  changeEstimated: {
    en: 'This bill’s usage is estimated. The next reading corrects it.',
    es: 'El consumo de esta factura es estimado. La próxima lectura lo corrige.',
  },
  changeCaughtUp: {
    en: 'The last bill was estimated. This one makes up for it.',
    es: 'La factura anterior fue estimada. Esta la corrige.',
  },
  changeGap: {
    en: {
      one: 'No bill covers 1 day between the two. It is not counted as zero.',
      other: 'No bill covers {count} days between the two. They are not counted as zero.',
    },
    es: {
      one: 'Ninguna factura cubre 1 día entre las dos. No se cuenta como cero.',
      other: 'Ninguna factura cubre {count} días entre las dos. No se cuentan como cero.',
    },
  },
  changeNoWeather: {
    en: 'We cannot tell the weather’s part yet. It is within your own usage.',
    es: 'Todavía no podemos calcular la parte del clima. Está en su propio consumo.',
  },
  howTitle: { en: 'How we work this out', es: 'Cómo lo calculamos' },
  howDays: {
    en: 'Days: the extra days, at your last daily usage.',
    es: 'Días: los días de diferencia, con su consumo diario anterior.',
  },
  howWeather: {
    en: 'Weather: how your home answered to heat and cold in earlier bills.',
    es: 'Clima: cómo respondió su hogar al calor y al frío en facturas anteriores.',
  },
  howUse: {
    en: 'Your own usage: what is left of the difference in usage.',
    es: 'Su propio consumo: lo que queda de la diferencia de consumo.',
  },
  howPrice: {
    en: 'Price: changed rates, and changed monthly charges.',
    es: 'Precio: las tarifas y los cargos mensuales que cambiaron.',
  },
  howSum: {
    en: 'Each part is in whole cents. Together they are exactly the difference.',
    es: 'Cada parte está en centavos enteros. Juntas son exactamente la diferencia.',
  },
  changeLoading: { en: 'Comparing your bills', es: 'Comparando sus facturas' },
})
