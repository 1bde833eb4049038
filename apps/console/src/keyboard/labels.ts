import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  keysTitle: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  keysLabel: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  command: { en: 'Command bar', es: 'Barra de comandos' },
  search: { en: 'Search', es: 'Buscar' },
  nextRow: { en: 'Next row', es: 'Fila siguiente' },
  previousRow: { en: 'Previous row', es: 'Fila anterior' },
  openRow: { en: 'Open the row', es: 'Abrir la fila' },
  selectRow: { en: 'Select the row', es: 'Seleccionar la fila' },
  nextCell: { en: 'In a list: next cell', es: 'En una lista: celda siguiente' },
  rowEnds: { en: 'In a list: ends of the row', es: 'En una lista: extremos de la fila' },
  tableEnds: { en: 'In a list: first and last cell', es: 'En una lista: primera y última celda' },
  pages: { en: 'In a list: a page of rows', es: 'En una lista: una página de filas' },
  selectInGrid: { en: 'In a list: select the row', es: 'En una lista: seleccionar la fila' },
  spaceKey: { en: 'Space', es: 'Espacio' },
  editCell: { en: 'In a list: edit the cell', es: 'En una lista: editar la celda' },
  columnWidth: { en: 'In a heading: column width', es: 'En un encabezado: ancho de la columna' },
  showKeys: { en: 'This list', es: 'Esta lista' },
  goTo: { en: 'Go to: {label}', es: 'Ir a: {label}' },
  followedBy: { en: 'then', es: 'y luego' },
  singleKeys: { en: 'Shortcuts of single keys', es: 'Atajos de una sola tecla' },
  singleKeysHint: {
    en: 'Turn them off if speech input or stray keys trigger them. Ctrl K always works.',
    es: 'Desactívelos si un programa de voz o un roce los activa. Ctrl K funciona siempre.',
  },
  close: { en: 'Close', es: 'Cerrar' },
})
