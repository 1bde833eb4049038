import { defineLabels } from '@porchlight/i18n'

export const contractDocumentLabels = defineLabels({
  documents: { en: 'Facts, terms and your rights', es: 'Información, términos y sus derechos' },
  documentsText: {
    en: 'Please read them before you agree to anything.',
    es: 'Por favor, léalos antes de aceptar.',
  },
  readHere: { en: 'Read them here, side by side', es: 'Léalos aquí, uno al lado del otro' },
})
