import { defineLabels } from '@porchlight/i18n'

/** The header line of the tables that customers download, and the texts in them. */
export const usageFileLabels = defineLabels({
  start: { en: 'Start', es: 'Inicio' },
  end: { en: 'End', es: 'Fin' },
  date: { en: 'Date', es: 'Fecha' },
  firstDay: { en: 'First day', es: 'Primer día' },
  lastDay: { en: 'Last day', es: 'Último día' },
  days: { en: 'Days', es: 'Días' },
  kWh: { en: 'kWh', es: 'kWh' },
  therms: { en: 'Therms', es: 'Termias' },
  temperature: { en: 'Average temperature (°F)', es: 'Temperatura promedio (°F)' },
  cooling: { en: 'Cooling degree days', es: 'Grados día de refrigeración' },
  heating: { en: 'Heating degree days', es: 'Grados día de calefacción' },
  reading: { en: 'Reading', es: 'Lectura' },
  actual: { en: 'Actual', es: 'Real' },
  estimated: { en: 'Estimated', es: 'Estimada' },
  missing: { en: 'No data', es: 'Sin datos' },
  fileName: { en: 'usage', es: 'consumo' },
  feedTitle: { en: 'Usage', es: 'Consumo' },
})
