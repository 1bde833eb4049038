import { defineLabels } from '@porchlight/i18n'

/** What the documents of a contract print besides the facts and clauses that pages show too. */
export const planDocumentLabels = defineLabels({
  factsFile: { en: 'facts-label', es: 'etiqueta-de-informacion' },
  termsFile: { en: 'terms-of-service', es: 'terminos-de-servicio' },
  rightsFile: { en: 'your-rights', es: 'sus-derechos' },
  version: { en: 'Version {code}, {date}', es: 'Versión {code}, {date}' },
  price: { en: 'Price', es: 'Precio' },
  key: { en: 'Key terms', es: 'Condiciones principales' },
  reach: {
    en: 'Questions? Call {phone} ({hours}) or visit {address}.',
    es: '¿Preguntas? Llame al {phone} ({hours}) o visite {address}.',
  },
  sells: {
    en: '{provider} sells you the energy. {utility} delivers it, reads the meter and restores service.',
    es: '{provider} le vende la energía. {utility} la entrega, lee el medidor y restablece el servicio.',
  },
  parts: {
    en: 'Your contract consists of these terms, the facts label, Your Rights as a Customer and the record of your enrollment.',
    es: 'Su contrato consta de estos términos, la etiqueta de información, Sus Derechos como Cliente y el registro de su inscripción.',
  },
  rightsLead: {
    en: 'These are the rights that the rules of your state give you as our customer.',
    es: 'Estos son los derechos que las reglas de su estado le dan como cliente nuestro.',
  },
  plan: { en: 'Your plan', es: 'Su plan' },
  start: { en: 'When you sign up', es: 'Al inscribirse' },
  bills: { en: 'Bills and payment', es: 'Facturas y pagos' },
  charges: {
    en: 'You are billed for energy, delivery and any fees of the facts label, and for the taxes that apply.',
    es: 'Se le facturan la energía, la entrega, los cargos de la etiqueta de información y los impuestos que correspondan.',
  },
  depositTopic: { en: 'Deposit', es: 'Depósito' },
  depositMay: {
    en: 'We may require a deposit before service starts.',
    es: 'Podemos pedirle un depósito antes de empezar el servicio.',
  },
  depositNone: { en: 'This plan requires no deposit.', es: 'Este plan no requiere depósito.' },
  end: { en: 'Term and end of the contract', es: 'Plazo y fin del contrato' },
  termIs: { en: 'The term is {term}.', es: 'El plazo es de {term}.' },
  noTerm: {
    en: 'The contract has no term. You may leave at any time at no cost.',
    es: 'El contrato no tiene plazo. Puede irse cuando quiera, sin costo.',
  },
  feeIs: {
    en: 'Canceling before the end of the term costs {fee}.',
    es: 'Cancelar antes de que termine el plazo cuesta {fee}.',
  },
  feeNone: {
    en: 'Canceling before the end of the term costs nothing.',
    es: 'Cancelar antes de que termine el plazo no cuesta nada.',
  },
  change: { en: 'Changes', es: 'Cambios' },
  priceChange: { en: 'Can the price change? {answer}', es: '¿Puede cambiar el precio? {answer}' },
  disconnection: { en: 'Disconnection', es: 'Corte del servicio' },
  complaintsTopic: { en: 'Fair treatment', es: 'Trato justo' },
  language: { en: 'Language', es: 'Idioma' },
})
