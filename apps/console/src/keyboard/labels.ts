import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  keysTitle: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  keysLabel: { en: 'Keyboard shortcuts', es: 'Atajos de teclado' },
  command: { en: 'Command bar', es: 'Barra de comandos' },
  search: { en: 'Search', es: 'Buscar' },
  nextRow: { en: 'Next row, or record beside a list', es: 'Fila siguiente, o registro junto a una lista' },
  previousRow: {
    en: 'Previous row, or record beside a list',
    es: 'Fila anterior, o registro junto a una lista',
  },
  openRow: { en: 'Open the row', es: 'Abrir la fila' },
  selectRow: { en: 'Select the row', es: 'Seleccionar la fila' },
  keepTab: {
    en: 'Keep in a tab, or open the row in one',
    es: 'Mantener en una pestaña, o abrir ahí la fila',
  },
  nextTab: { en: 'Next tab', es: 'Pestaña siguiente' },
  previousTab: { en: 'Previous tab', es: 'Pestaña anterior' },
  closeTab: { en: 'Close the tab', es: 'Cerrar la pestaña' },
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
