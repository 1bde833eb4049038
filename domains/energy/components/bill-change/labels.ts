import { defineLabels } from '@porchlight/i18n'
import { storyCauseNames } from '../../facts/bill-story'

/** Labels for why a bill changed. */
export const billChangeLabels = defineLabels({
  changeTitle: { en: 'Why this bill changed', es: 'Por qué cambió esta factura' },
  changeMore: { en: '{amount} more than your {month} bill.', es: '{amount} más que su factura de {month}.' },
  changeLess: {
    en: '{amount} less than your {month} bill.',
    es: '{amount} menos que su factura de {month}.',
  },
  changeSame: { en: 'The same as your {month} bill.', es: 'Lo mismo que su factura de {month}.' },
  changeChart: { en: 'From the last bill to this one', es: 'De la factura anterior a esta' },
  lastAmount: { en: '{month} bill', es: 'Factura de {month}' },
  thisAmount: { en: 'This bill', es: 'Esta factura' },
  addsToBill: { en: 'Adds to the bill', es: 'Aumenta la factura' },
  takesOffBill: { en: 'Lowers the bill', es: 'Reduce la factura' },
  changeCaption: { en: 'From the last bill to this one', es: 'De la factura anterior a esta' },
  cause: { en: 'Reason', es: 'Motivo' },
  changeKilowattHours: { en: 'kWh', es: 'kWh' },
  changeTherms: { en: 'Therms', es: 'Termias' },
  changeAmount: { en: 'Amount', es: 'Monto' },
  ...storyCauseNames,
  dayCount: { en: { one: '1 day', other: '{count} days' }, es: { one: '1 día', other: '{count} días' } },
  whyDays: {
    en: 'This bill covers {now}; the last one, {before}.',
    es: 'Esta factura cubre {now}; la anterior, {before}.',
  },
  whyWeather: {
    en: 'The weather averaged {now}; before, {before}.',
    es: 'La temperatura promedio fue de {now}; antes, {before}.',
  },
  whyWeatherMore: {
    en: 'The weather called for more heating or cooling.',
    es: 'El clima exigió más calefacción o aire acondicionado.',
  },
  whyWeatherLess: {
    en: 'The weather called for less heating or cooling.',
    es: 'El clima exigió menos calefacción o aire acondicionado.',
  },
  whyUseMore: {
    en: 'You used {amount} more than days and weather explain.',
    es: 'Usted consumió {amount} más de lo que explican los días y el clima.',
  },
  whyUseLess: {
    en: 'You used {amount} less than days and weather explain.',
    es: 'Usted consumió {amount} menos de lo que explican los días y el clima.',
  },
  whyPriceMore: { en: 'Your price went up.', es: 'Su precio subió.' },
  whyPriceLess: { en: 'Your price went down.', es: 'Su precio bajó.' },
  whyFeeMore: { en: '{name}: this adds to the bill.', es: '{name}: aumenta esta factura.' },
  whyFeeLess: { en: '{name}: this lowers the bill.', es: '{name}: reduce esta factura.' },
  whyFeesMore: { en: 'Taxes and small fees went up.', es: 'Los impuestos y cargos menores subieron.' },
  whyFeesLess: { en: 'Taxes and small fees went down.', es: 'Los impuestos y cargos menores bajaron.' },
  whyReturned: {
    en: 'Your bank returned a payment, so that amount is due again.',
    es: 'Su banco devolvió un pago, así que ese monto se debe otra vez.',
  },
  whyCarriedMore: {
    en: 'Part of an earlier bill had not been paid.',
    es: 'Quedaba una parte sin pagar de una factura anterior.',
  },
  whyCarriedLess: {
    en: 'Less was left over from earlier bills.',
    es: 'Quedaba menos por pagar de facturas anteriores.',
  },
  whyCredit: { en: 'You had a credit from before.', es: 'Usted tenía un saldo a favor.' },
  changeNothingBefore: {
    en: 'This is your first bill. The next one is compared with it.',
    es: 'Esta es su primera factura. La próxima se comparará con ella.',
  },
  changeIncomplete: {
    en: 'Some lines of these bills are missing, so we cannot compare them.',
    es: 'Faltan conceptos de estas facturas, así que no podemos compararlas.',
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
    en: 'We can’t tell the weather’s share yet. It is part of your own usage.',
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
    en: 'Price: changed rates and monthly charges.',
    es: 'Precio: las tarifas y los cargos mensuales que cambiaron.',
  },
  howSum: {
    en: 'Each part is in whole cents. Together they are exactly the difference.',
    es: 'Cada parte está en centavos enteros. Juntas son exactamente la diferencia.',
  },
  changeLoading: { en: 'Comparing your bills', es: 'Comparando sus facturas' },
})
