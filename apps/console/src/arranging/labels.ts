import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  moveUp: { en: 'Move {label} up', es: 'Subir {label}' },
  moveDown: { en: 'Move {label} down', es: 'Bajar {label}' },
  moved: { en: '{label}: {place} of {count}', es: '{label}: {place} de {count}' },
  remove: { en: 'Remove {label}', es: 'Quitar {label}' },
})
