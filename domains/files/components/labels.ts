import { defineLabels } from '@porchlight/i18n'

/** What is said of a file that the customer sent. */
export const fileLabels = defineLabels({
  kilobytes: { en: '{size} KB', es: '{size} KB' },
  megabytes: { en: '{size} MB', es: '{size} MB' },
  download: { en: 'Download {name}', es: 'Descargar {name}' },
  filePending: {
    en: 'We are checking that it is safe.',
    es: 'Estamos revisando que sea seguro.',
  },
  fileClean: { en: 'Checked: safe.', es: 'Revisado: es seguro.' },
  fileInfected: {
    en: 'Removed: it may hold a virus. Send it again, from another device or as a photo.',
    es: 'Eliminado: puede tener un virus. Envíelo otra vez, desde otro aparato o como foto.',
  },
})
