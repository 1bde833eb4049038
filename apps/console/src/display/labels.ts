import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  display: { en: 'Display', es: 'Apariencia' },
  theme: { en: 'Theme', es: 'Tema' },
  system: { en: 'Same as this device', es: 'Como este dispositivo' },
  light: { en: 'Light', es: 'Claro' },
  dark: { en: 'Dark', es: 'Oscuro' },
  density: { en: 'Density', es: 'Densidad' },
  comfortable: { en: 'Comfortable', es: 'Cómoda' },
  compact: { en: 'Compact', es: 'Compacta' },
  close: { en: 'Close', es: 'Cerrar' },
})
