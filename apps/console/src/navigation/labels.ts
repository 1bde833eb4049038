import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  more: { en: 'More', es: 'Más' },
  arrange: { en: 'Arrange navigation', es: 'Organizar la navegación' },
  arrangeHint: {
    en: 'Drag the entries, or move them with the arrows. Entries that are not checked stay under “More”.',
    es: 'Arrastre las entradas o muévalas con las flechas. Las que no estén marcadas quedan en “Más”.',
  },
  entries: { en: 'Navigation entries', es: 'Entradas de la navegación' },
  show: { en: 'Show', es: 'Mostrar' },
  showEntry: { en: 'Show {label}', es: 'Mostrar {label}' },
  reset: { en: 'Reset to the app’s order', es: 'Volver al orden original' },
  isReset: { en: 'The app’s order is back.', es: 'Se restableció el orden original.' },
  save: { en: 'Save', es: 'Guardar' },
  saving: { en: 'Saving …', es: 'Guardando …' },
  cancel: { en: 'Cancel', es: 'Cancelar' },
  failed: { en: 'This hasn’t been saved. Try again.', es: 'No se guardó. Inténtelo de nuevo.' },
})
