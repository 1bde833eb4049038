import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  dayTitle: { en: 'Usage on {day}', es: 'Consumo del {day}' },
  dayUsed: {
    en: 'You used {amount} that day. From {from} to {to} were your busiest hours.',
    es: 'Usted consumió {amount} ese día. De {from} a {to} fue cuando más consumió.',
  },
  chartTitle: { en: 'Usage every 15 minutes', es: 'Consumo cada 15 minutos' },
  tableCaption: { en: 'Usage in kWh, hour by hour', es: 'Consumo en kWh, hora por hora' },
  readHour: { en: 'In its hour', es: 'En su hora' },
  hour: { en: 'Hour', es: 'Hora' },
  total: { en: 'Total', es: 'Total' },
  again: { en: '{time} again', es: '{time} otra vez' },
  noData: { en: 'No data', es: 'Sin datos' },
  noDataNote: {
    en: 'A quarter hour marked “No data” was not read. It is not zero.',
    es: 'Un cuarto de hora marcado “Sin datos” no fue leído. No significa cero.',
  },
  estimatedNote: { en: 'This day was estimated.', es: 'Este día fue estimado.' },
  forwardNote: {
    en: 'Clocks went forward: the hour from 2 to 3 a.m. did not exist.',
    es: 'Se adelantaron los relojes: la hora de 2 a 3 a.m. no existió.',
  },
  backNote: {
    en: 'Clocks went back: the hour from 1 to 2 a.m. came twice.',
    es: 'Se atrasaron los relojes: la hora de 1 a 2 a.m. se repitió.',
  },
  noReadTitle: { en: 'This day was not read', es: 'Este día no fue leído' },
  noReadText: {
    en: 'We have no readings for this day. It is not zero.',
    es: 'No tenemos lecturas de este día. No significa cero.',
  },
  dayBefore: { en: 'Day before', es: 'Día anterior' },
  dayAfter: { en: 'Day after', es: 'Día siguiente' },
  toMonth: { en: 'All days of {month}', es: 'Todos los días de {month}' },
})
