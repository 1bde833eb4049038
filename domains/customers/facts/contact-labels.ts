import { defineLabels } from '@porchlight/i18n'

/** Whom to call in an emergency and with a complaint, as bills and contracts print it. */
export const contactLabels = defineLabels({
  emergencies: { en: 'Outages and emergencies', es: 'Apagones y emergencias' },
  outageElectricity: {
    en: 'Power out or a line down: call {utility} at {phone}, day and night.',
    es: 'Sin luz o con un cable caído: llame a {utility} al {phone}, día y noche.',
  },
  outageGas: {
    en: 'Smell of gas: leave the house, then call 911 and {utility} at {phone}.',
    es: 'Olor a gas: salga de la casa y luego llame al 911 y a {utility} al {phone}.',
  },
  complaints: { en: 'Complaints', es: 'Quejas' },
  complainToUs: {
    en: 'Tell us first: {phone}, or by a message at {address}. We answer a complaint within {days} days.',
    es: 'Díganos primero: {phone}, o con un mensaje en {address}. Respondemos una queja en {days} días.',
  },
  complainTexas: {
    en: 'If you are not satisfied: Public Utility Commission of Texas, Customer Protection Division, P.O. Box 13326, Austin, Texas 78711-3326; (512) 936-7120 or (888) 782-8477; customer@puc.texas.gov; Relay Texas (800) 735-2989.',
    es: 'Si no queda satisfecho: Comisión de Servicios Públicos de Texas (PUCT), P.O. Box 13326, Austin, Texas 78711-3326; (512) 936-7120 o (888) 782-8477; customer@puc.texas.gov; Relay Texas (800) 735-2989.',
  },
  complainElsewhere: {
    en: 'If you are not satisfied: your state’s utility commission.',
    es: 'Si no queda satisfecho: la comisión de servicios públicos de su estado.',
  },
})
