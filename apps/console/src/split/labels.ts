import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  layout: { en: 'How the list is shown', es: 'Cómo se muestra la lista' },
  table: { en: 'Table', es: 'Tabla' },
  split: { en: 'Split', es: 'Dividida' },
  list: { en: 'List beside the record', es: 'Lista junto al registro' },
})
