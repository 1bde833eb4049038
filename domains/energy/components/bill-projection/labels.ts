import { defineLabels } from '@porchlight/i18n'

/** Labels for the likely amount of the next bill. */
export const projectionLabels = defineLabels({
  projectionTitle: { en: 'Your next bill, likely', es: 'Su próxima factura, probable' },
  projected: {
    en: 'Your bill for {month} will likely be about {likely}.',
    es: 'Su factura de {month} será probablemente de unos {likely}.',
  },
  projectedBetween: {
    en: 'Between {low} and {high}: 8 of 10 bills stay within such a range.',
    es: 'Entre {low} y {high}: 8 de cada 10 facturas quedan dentro de ese rango.',
  },
  projectedRead: {
    en: {
      one: '1 of {days} days is read, through {date}.',
      other: '{count} of {days} days are read, through {date}.',
    },
    es: {
      one: 'Se leyó 1 de {days} días, hasta el {date}.',
      other: 'Se leyeron {count} de {days} días, hasta el {date}.',
    },
  },
  projectedUnread: {
    en: 'No day of this bill is read yet.',
    es: 'Todavía no se ha leído ningún día de esta factura.',
  },
  tooLittle: {
    en: 'There is too little usage to tell. We need a full year of bills.',
    es: 'Hay muy poco consumo para saberlo. Necesitamos un año completo de facturas.',
  },
  averageBilling: {
    en: 'With average billing, your next bill is about the average of the last twelve months.',
    es: 'Con la facturación mensual promedio, su próxima factura se acercará al promedio de los últimos doce meses.',
  },
  noRecentUsage: {
    en: 'No usage has come in lately, so we cannot tell.',
    es: 'No ha llegado consumo reciente, así que no podemos saberlo.',
  },
  projectionHow: { en: 'How we estimate this', es: 'Cómo lo estimamos' },
  projectionHowUse: {
    en: 'Read days count as read. Other days follow your home and the usual weather.',
    es: 'Los días leídos cuentan como se leyeron. Los demás siguen a su hogar y al clima habitual.',
  },
  projectionHowPrice: {
    en: 'Prices are those of your last bill. Late fees are not included.',
    es: 'Los precios son los de su última factura. No se incluyen cargos por pago atrasado.',
  },
  projectionHowBand: {
    en: 'The range comes from how far off this estimate was on your past bills.',
    es: 'El rango sale de cuánto falló esta estimación en sus propias facturas.',
  },
  projectionLoading: { en: 'Estimating your bill', es: 'Estimando su factura' },
})
