import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  listView: { en: 'List', es: 'Lista' },
  openList: { en: 'Open the list', es: 'Abrir la lista' },
  recentList: { en: 'Recently viewed', es: 'Vistos recientemente' },
  newRecord: { en: 'New', es: 'Nuevo' },
  emptyTitle: { en: 'Nothing in this list', es: 'No hay nada en esta lista' },
  emptyText: {
    en: 'Choose another list above.',
    es: 'Elija otra lista arriba.',
  },
  emptyRecentTitle: { en: 'Nothing viewed yet', es: 'Todavía no ha visto nada' },
  rows: {
    en: { one: '{count} row on this page', other: '{count} rows on this page' },
    es: { one: '{count} fila en esta página', other: '{count} filas en esta página' },
  },
})
