import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  costs: { en: 'What it costs', es: 'Cuánto cuesta' },
  deliverySince: {
    en: 'Delivery charges of {utility} since {date}. They’re the same with every provider.',
    es: 'Cargos de entrega de {utility} desde el {date}. Son iguales con todos los proveedores.',
  },
  rules: { en: 'Terms and rights', es: 'Términos y derechos' },
  rulesNote: {
    en: 'This is a summary. The documents are what count.',
    es: 'Esto es un resumen. Lo que vale es el texto de los documentos.',
  },
  rulesUnknown: {
    en: 'We do not have the rules of this plan’s state on this page.',
    es: 'Esta página no tiene las reglas del estado de este plan.',
  },
  rulesBeside: {
    en: 'These are the rules of the state where you get this plan. For the rest, see the documents.',
    es: 'Estas son las reglas del estado donde contrata este plan. Las demás están en los documentos.',
  },
  rulesAsk: { en: 'Ask an advisor', es: 'Pregunte a un asesor' },
  terms: { en: 'Terms', es: 'Términos' },
  rights: { en: 'Your rights', es: 'Sus derechos' },
  documents: { en: 'Documents', es: 'Documentos' },
})
