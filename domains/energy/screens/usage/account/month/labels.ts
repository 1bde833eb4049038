import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  monthTitle: { en: 'Usage in {month}', es: 'Consumo en {month}' },
  readThrough: { en: 'Read through {date}', es: 'Leído hasta el {date}' },
  daysUsed: {
    en: { one: 'You used {amount} in 1 day.', other: 'You used {amount} in {count} days.' },
    es: { one: 'Usted consumió {amount} en 1 día.', other: 'Usted consumió {amount} en {count} días.' },
  },
  highestDay: {
    en: 'Your highest day was {day}: {amount}.',
    es: 'El día de mayor consumo fue el {day}: {amount}.',
  },
  chartTitle: { en: 'Usage by day', es: 'Consumo por día' },
  chartRead: { en: 'Read', es: 'Leído' },
  tableCaption: { en: 'Usage of each day', es: 'Consumo de cada día' },
  day: { en: 'Day', es: 'Día' },
  readAverage: { en: 'Compared with the average day', es: 'Comparado con el día promedio' },
  openDay: { en: 'See its hours', es: 'Ver sus horas' },
  estimated: { en: 'Estimated', es: 'Estimado' },
  noData: { en: 'No data', es: 'Sin datos' },
  noDataNote: {
    en: 'A day marked “No data” was not read. It is not zero.',
    es: 'Un día marcado “Sin datos” no fue leído. No significa cero.',
  },
  noReadsTitle: { en: 'No daily readings for this month', es: 'No hay lecturas diarias de este mes' },
  noReadsText: {
    en: 'We store daily readings of smart meters for {months} months. Your bills have the usage of each month.',
    es: 'Guardamos las lecturas diarias de los medidores inteligentes durante {months} meses. Sus facturas muestran el consumo de cada mes.',
  },
  gasText: {
    en: 'Your gas meter is read once a month. See your usage month by month.',
    es: 'Su medidor de gas se lee una vez al mes. Vea su consumo mes a mes.',
  },
  previousMonth: { en: 'Month before', es: 'Mes anterior' },
  nextMonth: { en: 'Month after', es: 'Mes siguiente' },
  toUsage: { en: 'All usage', es: 'Todo el consumo' },
})
