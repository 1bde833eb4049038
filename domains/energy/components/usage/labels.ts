import { defineLabels } from '@porchlight/i18n'

/** The words of usage wherever it is shown. */
export const usageLabels = defineLabels({
  usedMore: {
    en: 'You used {amount} more than in {month}',
    es: 'Usted consumió {amount} más que en {month}',
  },
  usedLess: {
    en: 'You used {amount} less than in {month}',
    es: 'Usted consumió {amount} menos que en {month}',
  },
  usedSame: { en: 'You used the same as in {month}', es: 'Usted consumió lo mismo que en {month}' },
  usedFirst: { en: 'You used {amount} in {month}', es: 'Usted consumió {amount} en {month}' },
  moreDays: {
    en: { one: '1 more day', other: '{count} more days' },
    es: { one: '1 día más', other: '{count} días más' },
  },
  fewerDays: {
    en: { one: '1 day fewer', other: '{count} fewer days' },
    es: { one: '1 día menos', other: '{count} días menos' },
  },
  hotter: { en: 'hotter weather', es: 'un clima más caluroso' },
  colder: { en: 'colder weather', es: 'un clima más frío' },
  milder: { en: 'milder weather', es: 'un clima más templado' },
  outcome: { en: '{outcome}.', es: '{outcome}.' },
  outcomeWithReason: { en: '{outcome}: {reason}.', es: '{outcome}: {reason}.' },
  outcomeWithReasons: { en: '{outcome}: {first} and {second}.', es: '{outcome}: {first} y {second}.' },
  chartTitle: { en: 'Usage by month', es: 'Consumo por mes' },
  chartThisYear: { en: 'Last 12 months', es: 'Últimos 12 meses' },
  chartLastYear: { en: '12 months before', es: '12 meses anteriores' },
  chartEstimated: { en: 'Estimated', es: 'Estimado' },
  chartMissing: { en: 'no data', es: 'sin datos' },
  usageEmptyTitle: { en: 'No usage yet', es: 'Todavía no hay consumo' },
  usageEmptyText: {
    en: 'Your first usage appears about 30 days after your service starts.',
    es: 'Su primer consumo aparece unos 30 días después del inicio del servicio.',
  },
  usageLoading: { en: 'Loading your usage', es: 'Cargando su consumo' },
})
