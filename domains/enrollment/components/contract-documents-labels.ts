import { defineLabels } from '@porchlight/i18n'

export const contractDocumentLabels = defineLabels({
  documents: { en: 'Facts, terms and your rights', es: 'Información, términos y sus derechos' },
  documentsText: {
    en: 'Please read them before you agree to anything.',
    es: 'Léalos antes de aceptar, por favor.',
  },
  facts_en: { en: 'Electricity or gas facts label (PDF)', es: 'Electricity or gas facts label (PDF)' },
  terms_en: { en: 'Terms of Service (PDF)', es: 'Terms of Service (PDF)' },
  rights_en: { en: 'Your Rights as a Customer (PDF)', es: 'Your Rights as a Customer (PDF)' },
  facts_es: { en: 'Etiqueta de información (PDF)', es: 'Etiqueta de información (PDF)' },
  terms_es: { en: 'Términos de Servicio (PDF)', es: 'Términos de Servicio (PDF)' },
  rights_es: { en: 'Sus Derechos como Cliente (PDF)', es: 'Sus Derechos como Cliente (PDF)' },
  readHere: { en: 'Read them here, side by side', es: 'Léalos aquí, uno al lado del otro' },
})
