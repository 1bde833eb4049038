import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Download your usage for a spreadsheet or another service.',
    es: 'Su consumo es suyo. Llévelo a una hoja de cálculo o a otro servicio.',
  },
  from: { en: 'First day', es: 'Primer día' },
  to: { en: 'Last day', es: 'Último día' },
  format: { en: 'What you get', es: 'Qué recibe' },
  cycles: { en: 'Each bill’s usage', es: 'El consumo de cada factura' },
  cyclesHint: { en: 'A table (CSV), with the weather.', es: 'Una tabla (CSV), con el clima.' },
  days: { en: 'Each day', es: 'Cada día' },
  daysHint: { en: 'A table (CSV).', es: 'Una tabla (CSV).' },
  intervals: { en: 'Every 15 minutes', es: 'Cada 15 minutos' },
  intervalsHint: {
    en: 'A table (CSV). Smart meter readings since {date}.',
    es: 'Una tabla (CSV). Lecturas del medidor inteligente desde el {date}.',
  },
  greenButton: { en: 'Green Button', es: 'Green Button' },
  greenButtonHint: {
    en: 'A file (XML) that energy services can read.',
    es: 'Un archivo (XML) que leen los servicios de energía.',
  },
  download: { en: 'Download', es: 'Descargar' },
  privacy: {
    en: 'The file shows when you are at home. Share it with care.',
    es: 'El archivo muestra cuándo está en casa. Compártalo con cuidado.',
  },
  toUsage: { en: 'All usage', es: 'Todo el consumo' },
})
