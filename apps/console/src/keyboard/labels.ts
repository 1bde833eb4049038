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
  showCard: { en: 'What a link to a record leads to', es: 'A qué lleva un enlace a un registro' },
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
