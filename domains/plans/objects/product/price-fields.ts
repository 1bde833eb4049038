import { type FieldDeclaration, type Label, moneyField } from '@porchlight/metadata'
import { centsPerUnitField } from './fields'

/** A month's use, in whole units. */
function useField(label: Label, inlineHelpText?: Label) {
  return {
    dataType: 'Int',
    label,
    ...(inlineHelpText === undefined ? {} : { inlineHelpText }),
  } as const satisfies FieldDeclaration
}

/** A full hour by the clock of the home. */
function hourField(label: Label, inlineHelpText: Label) {
  return { dataType: 'Int', label, inlineHelpText } as const satisfies FieldDeclaration
}

function daysField(label: Label) {
  return {
    dataType: 'Picklist',
    label,
    inlineHelpText: {
      en: 'Each hour counts on the day that it belongs to, also where the hours last over midnight.',
      es: 'Cada hora cuenta en el día al que pertenece, aunque el horario pase de la medianoche.',
    },
    values: [
      { value: 'All', label: { en: 'Every day', es: 'Todos los días' } },
      { value: 'Weekdays', label: { en: 'Monday to Friday', es: 'De lunes a viernes' } },
      { value: 'Weekends', label: { en: 'Saturday and Sunday', es: 'Sábado y domingo' } },
    ],
  } as const satisfies FieldDeclaration
}

function assumedShareField(label: Label) {
  return {
    dataType: 'Percent',
    label,
    inlineHelpText: {
      en: 'The share of a month’s use in these hours that the average prices assume.',
      es: 'La proporción del consumo del mes en este horario que suponen los precios promedio.',
    },
    precision: 5,
    scale: 1,
  } as const satisfies FieldDeclaration
}

const firstHour = {
  en: 'A full hour from 0 to 23: 21 for 9 p.m.',
  es: 'Una hora en punto de 0 a 23: 21 para las 9 p.m.',
}
const endHour = {
  en: 'A full hour from 1 to 24: 6 for 6 a.m. of the next day, if the hours begin later than that.',
  es: 'Una hora en punto de 1 a 24: 6 para las 6 a.m. del día siguiente, si el horario empieza después.',
}

/** Energy charges of a further tier, which begins above a month’s use. */
export const tierFields = {
  Tier_2_Above__c: useField(
    { en: 'Second tier above (kWh or therms)', es: 'Segundo tramo por encima de (kWh o termias)' },
    {
      en: 'What is used above this in a month has the charge of the second tier.',
      es: 'Lo que se usa por encima de esto en un mes tiene el cargo del segundo tramo.',
    },
  ),
  Tier_2_Charge__c: centsPerUnitField({
    en: 'Energy charge of the second tier (cents)',
    es: 'Cargo por energía del segundo tramo (centavos)',
  }),
  Tier_3_Above__c: useField({
    en: 'Third tier above (kWh or therms)',
    es: 'Tercer tramo por encima de (kWh o termias)',
  }),
  Tier_3_Charge__c: centsPerUnitField({
    en: 'Energy charge of the third tier (cents)',
    es: 'Cargo por energía del tercer tramo (centavos)',
  }),
} as const

/** Hours with a separate energy charge. */
export const windowFields = {
  Window_1_Days__c: daysField({ en: 'Special hours: days', es: 'Horario especial: días' }),
  Window_1_From__c: hourField({ en: 'Special hours: from', es: 'Horario especial: desde' }, firstHour),
  Window_1_To__c: hourField({ en: 'Special hours: to', es: 'Horario especial: hasta' }, endHour),
  Window_1_Charge__c: centsPerUnitField({
    en: 'Energy charge in special hours (cents; 0 is free)',
    es: 'Cargo por energía en el horario especial (centavos; 0 es gratis)',
  }),
  Window_1_Share__c: assumedShareField({
    en: 'Assumed share of use in special hours',
    es: 'Proporción supuesta del consumo en el horario especial',
  }),
  Window_2_Days__c: daysField({ en: 'Second special hours: days', es: 'Segundo horario especial: días' }),
  Window_2_From__c: hourField(
    { en: 'Second special hours: from', es: 'Segundo horario especial: desde' },
    firstHour,
  ),
  Window_2_To__c: hourField(
    { en: 'Second special hours: to', es: 'Segundo horario especial: hasta' },
    endHour,
  ),
  Window_2_Charge__c: centsPerUnitField({
    en: 'Energy charge in second special hours (cents; 0 is free)',
    es: 'Cargo por energía en el segundo horario especial (centavos; 0 es gratis)',
  }),
  Window_2_Share__c: assumedShareField({
    en: 'Assumed share of use in second special hours',
    es: 'Proporción supuesta del consumo en el segundo horario especial',
  }),
} as const

/** What depends on how much a month uses, beside the energy charge. */
export const useDependentFields = {
  Minimum_Usage_Fee__c: moneyField({ en: 'Minimum usage fee', es: 'Cargo por consumo mínimo' }),
  Minimum_Usage__c: useField({
    en: 'Minimum usage fee below (kWh or therms)',
    es: 'Cargo por consumo mínimo por debajo de (kWh o termias)',
  }),
  Bill_Credit__c: moneyField({ en: 'Bill credit', es: 'Crédito en la factura' }),
  Bill_Credit_Threshold__c: useField({ en: 'Bill credit from (kWh)', es: 'Crédito desde (kWh)' }),
  Bill_Credit_2__c: moneyField(
    { en: 'Second bill credit', es: 'Segundo crédito en la factura' },
    {
      inlineHelpText: {
        en: 'Given in addition to the first one.',
        es: 'Se da además del primero.',
      },
    },
  ),
  Bill_Credit_2_Threshold__c: useField({
    en: 'Second bill credit from (kWh)',
    es: 'Segundo crédito desde (kWh)',
  }),
} as const

/** A description of how the price of an indexed rate follows a published index. */
export const indexFields = {
  Index_Formula__c: {
    dataType: 'TextArea',
    label: { en: 'How the price follows the index', es: 'Cómo sigue el precio al índice (inglés)' },
    length: 500,
  },
  Index_Formula_ES__c: {
    dataType: 'TextArea',
    label: {
      en: 'How the price follows the index (Spanish)',
      es: 'Cómo sigue el precio al índice (español)',
    },
    length: 500,
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>

/** What solar energy that a home sends to the grid is credited with. */
export const buybackFields = {
  Buyback_Price__c: centsPerUnitField({
    en: 'Solar buyback credit (cents per exported kWh)',
    es: 'Crédito por energía solar (centavos por kWh enviado a la red)',
  }),
} as const
