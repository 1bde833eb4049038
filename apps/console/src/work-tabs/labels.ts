import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  openTabs: { en: 'Open tabs', es: 'Pestañas abiertas' },
  nothingOpen: { en: 'The records you open stay here.', es: 'Aquí quedan los registros que abra.' },
  unsaved: { en: 'unsaved input', es: 'datos sin guardar' },
  gone: { en: 'no longer available', es: 'ya no disponible' },
  closeTab: { en: 'Close {label}', es: 'Cerrar {label}' },
  keepTab: { en: 'Keep {label} open', es: 'Mantener abierto {label}' },
  temporary: { en: 'temporary', es: 'temporal' },
  opened: { en: '{label} is open in a tab.', es: '{label} está en una pestaña.' },
  closeUnsaved: {
    en: '{label} holds input that hasn’t been saved. Close the tab?',
    es: '{label} contiene datos sin guardar. ¿Cerrar la pestaña?',
  },
})
