import { defineObject } from '@porchlight/metadata'
import { usageAccess } from './access'
import { usageLayouts } from './layouts'
import { usageListViews } from './list-views'
import { usageRelatedLists } from './related-lists'
import { usageRules, usageStateTables } from './rules'

/** What one account used in one billing period, with the weather of those days. Its name is the month. */
export const usageObject = defineObject({
  apiName: 'Usage__c',
  keyPrefix: 'a00',
  label: { en: 'Usage', es: 'Consumo' },
  labelPlural: { en: 'Usage', es: 'Consumo' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Month', es: 'Mes' },
      length: 80,
      nameField: true,
      required: true,
    },
    Account__c: {
      dataType: 'Reference',
      label: { en: 'Account ID', es: 'Id. de cuenta' },
      referenceTo: 'Account',
      relationshipName: 'Account__r',
      childRelationshipName: 'Usages__r',
      required: true,
    },
    Period_Start__c: {
      dataType: 'Date',
      label: { en: 'Period start', es: 'Inicio del período' },
      inlineHelpText: { en: 'The first day that is counted.', es: 'El primer día que se cuenta.' },
      required: true,
    },
    Period_End__c: {
      dataType: 'Date',
      label: { en: 'Period end', es: 'Fin del período' },
      inlineHelpText: { en: 'The last day that is counted.', es: 'El último día que se cuenta.' },
      required: true,
    },
    Days_In_Cycle__c: {
      dataType: 'Int',
      label: { en: 'Days in cycle', es: 'Días del ciclo' },
      required: true,
    },
    Kilowatt_Hours__c: {
      dataType: 'Double',
      label: { en: 'Kilowatt-hours (kWh)', es: 'Kilovatios-hora (kWh)' },
      precision: 12,
      scale: 3,
    },
    Therms__c: { dataType: 'Double', label: { en: 'Therms', es: 'Termias' }, precision: 12, scale: 3 },
    Average_Temperature__c: {
      dataType: 'Double',
      label: { en: 'Average temperature (°F)', es: 'Temperatura promedio (°F)' },
      precision: 5,
      scale: 1,
    },
    Cooling_Degree_Days__c: {
      dataType: 'Double',
      label: { en: 'Cooling degree days', es: 'Grados día de refrigeración' },
      precision: 6,
      scale: 1,
    },
    Heating_Degree_Days__c: {
      dataType: 'Double',
      label: { en: 'Heating degree days', es: 'Grados día de calefacción' },
      precision: 6,
      scale: 1,
    },
    Read_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Meter reading', es: 'Lectura del medidor' },
      required: true,
      defaultValue: 'Actual',
      values: [
        { value: 'Actual', label: { en: 'Actual', es: 'Real' } },
        { value: 'Estimated', label: { en: 'Estimated', es: 'Estimada' } },
      ],
    },
  },
  layouts: usageLayouts,
  listViews: usageListViews,
  relatedLists: usageRelatedLists,
  rules: usageRules,
  stateTables: usageStateTables,
  access: usageAccess,
})
