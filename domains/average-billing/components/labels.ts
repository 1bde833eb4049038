import { defineLabels } from '@porchlight/i18n'

/** Labels shared by the pages of average billing and those that lead to it. */
export const averageBillingLabels = defineLabels({
  averageBilling: { en: 'Average billing', es: 'Facturación mensual promedio' },
  averageBillingHint: { en: 'About the same amount each month', es: 'Casi el mismo monto cada mes' },
  averageBillingLoading: {
    en: 'Loading average billing',
    es: 'Cargando la facturación mensual promedio',
  },
  pendingText: {
    en: 'You can turn average billing on once your service starts.',
    es: 'Podrá activar la facturación mensual promedio cuando inicie su servicio.',
  },
  noAccountText: {
    en: 'You can turn average billing on once your service starts.',
    es: 'Podrá activar la facturación mensual promedio cuando inicie su servicio.',
  },
  averageBillingIsOn: {
    en: 'Average billing is on',
    es: 'La facturación mensual promedio está activa',
  },
  deferredOwed: {
    en: 'You have used {amount} more than you were billed.',
    es: 'Usted ha consumido {amount} más de lo que se le ha facturado.',
  },
  deferredCredit: {
    en: 'You were billed {amount} more than you have used.',
    es: 'Se le han facturado {amount} más de lo que ha consumido.',
  },
  deferredNone: {
    en: 'You were billed exactly what you have used.',
    es: 'Se le ha facturado exactamente lo que ha consumido.',
  },
})
