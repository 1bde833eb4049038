import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  asOf: { en: 'Usage through {date}', es: 'Consumo hasta el {date}' },
  tableCaptionOne: { en: 'Usage of the last month', es: 'Consumo del último mes' },
  tableCaption: { en: 'Usage of the last {count} months', es: 'Consumo de los últimos {count} meses' },
  month: { en: 'Month', es: 'Mes' },
  kilowattHours: { en: 'kWh', es: 'kWh' },
  therms: { en: 'Therms', es: 'Termias' },
  daysShort: { en: 'Days', es: 'Días' },
  temperatureShort: { en: 'Avg. temp.', es: 'Temp. prom.' },
  estimated: { en: 'Estimated', es: 'Estimada' },
  missing: { en: 'No data', es: 'Sin datos' },
  useLess: { en: 'How to use less', es: 'Cómo gastar menos' },
  download: { en: 'Download your usage', es: 'Descargar su consumo' },
  estimatedNote: {
    en: 'An estimated month is corrected when the meter is next read.',
    es: 'Un mes estimado se corrige en la siguiente lectura del medidor.',
  },
  missingNote: {
    en: 'We have no reading for a month marked “No data”. It is not zero.',
    es: 'No tenemos lectura de un mes marcado “Sin datos”. No significa cero.',
  },
  firstUsageAbout: {
    en: 'Your first usage appears about {date}.',
    es: 'Su primer consumo aparece hacia el {date}.',
  },
  byDay: { en: 'Day by day', es: 'Día por día' },
  readThrough: {
    en: 'Your smart meter was read through {date}.',
    es: 'Su medidor inteligente se leyó hasta el {date}.',
  },
  toDays: { en: 'See the days of {month}', es: 'Ver los días de {month}' },
})
