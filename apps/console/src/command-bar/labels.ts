import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  commandBar: { en: 'Command bar', es: 'Barra de comandos' },
  openCommandBar: { en: 'Commands', es: 'Comandos' },
  commandHint: { en: 'Go to a list, a record, an action', es: 'Ir a una lista, un registro, una acción' },
  commands: { en: 'Commands', es: 'Comandos' },
  nothingFits: { en: 'Nothing matches', es: 'Nada coincide' },
  fitting: {
    en: { one: '{count} command', other: '{count} commands' },
    es: { one: '{count} comando', other: '{count} comandos' },
  },
  page: { en: 'Page', es: 'Página' },
  list: { en: 'List', es: 'Lista' },
  action: { en: 'Action', es: 'Acción' },
  searchFor: { en: 'Search for “{q}”', es: 'Buscar «{q}»' },
  showKeys: { en: 'Show keyboard shortcuts', es: 'Mostrar los atajos de teclado' },
  otherLanguage: { en: 'Español', es: 'English' },
})
