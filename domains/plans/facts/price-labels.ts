import { defineLabels } from '@porchlight/i18n'

/** What a plan charges and credits, and when. */
export const priceLabels = defineLabels({
  energyCharge: { en: 'Energy charge', es: 'Cargo por energía' },
  energyElsewhen: { en: 'Energy charge at other times', es: 'Cargo por energía a otras horas' },
  tierFirst: { en: '{charge}, first {to}', es: '{charge}, primeros {to}' },
  tierFirstGas: { en: '{charge}, first {to}', es: '{charge}, primeras {to}' },
  tierBetween: { en: '{charge}, from {from} to {to}', es: '{charge}, de {from} a {to}' },
  tierAbove: { en: '{charge}, above {from}', es: '{charge}, más de {from}' },
  energyWithin: { en: 'Energy charge {hours}', es: 'Cargo por energía {hours}' },
  hoursAll: { en: 'every day, {hours}', es: 'todos los días, {hours}' },
  hoursWeekdays: { en: 'Monday to Friday, {hours}', es: 'de lunes a viernes, {hours}' },
  hoursWeekends: { en: 'Saturday and Sunday, {hours}', es: 'sábados y domingos, {hours}' },
  fromTo: { en: '{from} to {to}', es: 'de {from} a {to}' },
  allDay: { en: 'all day', es: 'todo el día' },
  midnight: { en: 'midnight', es: 'medianoche' },
  noon: { en: 'noon', es: 'mediodía' },
  free: { en: 'Free', es: 'Gratis' },
  windowValue: {
    en: '{price}. Average prices assume {share} of usage in these hours.',
    es: '{price}. Los precios promedio suponen el {share} del consumo en este horario.',
  },
  windowShort: { en: '{price} {hours}', es: '{price} {hours}' },
  freeShort: { en: 'Free energy {hours}', es: 'Energía gratis {hours}' },
  indexFormula: { en: 'How the price is set', es: 'Cómo se fija el precio' },
  minimumUsageFee: { en: 'Minimum usage fee', es: 'Cargo por consumo mínimo' },
  minimumUsageFeeValue: {
    en: '{fee} in months when you use less than {below}',
    es: '{fee} en los meses en que usa menos de {below}',
  },
  billCredit: { en: 'Bill credit', es: 'Crédito en la factura' },
  billCreditMore: { en: 'Additional bill credit', es: 'Crédito adicional en la factura' },
  billCreditValue: {
    en: '{credit} in months when you use at least {from}',
    es: '{credit} en los meses en que usa al menos {from}',
  },
  buyback: { en: 'Solar buyback', es: 'Crédito por energía solar' },
  buybackValue: {
    en: '{price} that you send to the grid',
    es: '{price} que usted envía a la red',
  },
  buybackShort: { en: '{price} for solar energy', es: '{price} por energía solar' },
  assumesShare: {
    en: 'Assumes {share} of usage in special hours ({hours}), as the facts label does.',
    es: 'Supone el {share} del consumo en el horario especial ({hours}), como la etiqueta de información.',
  },
  ownShare: {
    en: 'By your meter, {share} of your usage is in special hours ({hours}).',
    es: 'Según su medidor, el {share} de su consumo es en el horario especial ({hours}).',
  },
  trapCredits: { en: 'Trap: cheap only near {from}', es: 'Trampa: barato solo cerca de {from}' },
  trapCreditsTwo: {
    en: 'Trap: cheap only near {from} and {second}',
    es: 'Trampa: barato solo cerca de {from} y {second}',
  },
  trapFee: { en: 'Trap: a fee below {below}', es: 'Trampa: un cargo con menos de {below}' },
  trapCredit: {
    en: 'The {credit} credit applies only in months when you use at least {from}.',
    es: 'El crédito de {credit} se aplica solo en los meses en que usa al menos {from}.',
  },
  trapFeeCharged: {
    en: 'You’re charged {fee} in every month when you use less than {below}.',
    es: 'Se le cobran {fee} en cada mes en que usa menos de {below}.',
  },
  trapPrices: {
    en: 'You’d pay {onePrice} for {one} and {otherPrice} for {other}.',
    es: 'Pagaría {onePrice} con {one} y {otherPrice} con {other}.',
  },
  trapPrice: { en: 'You’d pay {onePrice} for {one}.', es: 'Pagaría {onePrice} con {one}.' },
  trapMissed: { en: 'With {use} you don’t get it.', es: 'Con {use} usted no lo recibe.' },
  trapFeeNow: { en: 'With {use} you pay it.', es: 'Con {use} usted lo paga.' },
  trapOwnNone: {
    en: 'With your usage you wouldn’t have gotten it in any of the last {months} months.',
    es: 'Con su consumo no lo habría recibido en ninguno de los últimos {months} meses.',
  },
  trapOwn: {
    en: {
      one: 'With your usage you’d have gotten it in 1 of the last {months} months.',
      other: 'With your usage you’d have gotten it in {count} of the last {months} months.',
    },
    es: {
      one: 'Con su consumo lo habría recibido en 1 de los últimos {months} meses.',
      other: 'Con su consumo lo habría recibido en {count} de los últimos {months} meses.',
    },
  },
  trapFeeOwnNone: {
    en: 'With your usage you wouldn’t have paid it in any of the last {months} months.',
    es: 'Con su consumo no lo habría pagado en ninguno de los últimos {months} meses.',
  },
  trapFeeOwn: {
    en: {
      one: 'With your usage you’d have paid it in 1 of the last {months} months.',
      other: 'With your usage you’d have paid it in {count} of the last {months} months.',
    },
    es: {
      one: 'Con su consumo lo habría pagado en 1 de los últimos {months} meses.',
      other: 'Con su consumo lo habría pagado en {count} de los últimos {months} meses.',
    },
  },
})
