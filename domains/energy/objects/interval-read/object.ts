import { defineObject } from '@porchlight/metadata'
import { accountReference } from '../../../customers/objects/references'
import { intervalReadAccess } from './access'
import { intervalReadLayouts } from './layouts'
import { intervalReadListViews } from './list-views'
import { intervalReadRelatedLists } from './related-lists'
import { intervalReadDerived, intervalReadRules, intervalReadStateTables } from './rules'

/**
 * What one account used on one day, in intervals of 15 minutes by the clock of the service point.
 * `Interval_Values__c` holds the kWh of each interval in order, with a comma between and three decimals:
 * 96 of them, 92 on the day that clocks go forward, 100 on the day that they go back. An interval that was
 * not read is empty between its commas, never zero.
 */
export const intervalReadObject = defineObject({
  apiName: 'Interval_Read__c',
  keyPrefix: 'a06',
  label: { en: 'Interval read', es: 'Lectura por intervalos' },
  labelPlural: { en: 'Interval reads', es: 'Lecturas por intervalos' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Day', es: 'Día' },
      length: 80,
      nameField: true,
    },
    Account__c: accountReference('Interval_Reads__r'),
    Read_Date__c: { dataType: 'Date', label: { en: 'Date', es: 'Fecha' }, required: true },
    Interval_Count__c: {
      dataType: 'Int',
      label: { en: 'Intervals', es: 'Intervalos' },
      required: true,
      defaultValue: 96,
    },
    Interval_Values__c: {
      dataType: 'TextArea',
      label: { en: 'kWh of each interval', es: 'kWh de cada intervalo' },
      length: 2000,
      required: true,
    },
    Kilowatt_Hours__c: {
      dataType: 'Double',
      label: { en: 'Kilowatt-hours (kWh)', es: 'Kilovatios-hora (kWh)' },
      precision: 12,
      scale: 3,
      required: true,
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
  layouts: intervalReadLayouts,
  listViews: intervalReadListViews,
  relatedLists: intervalReadRelatedLists,
  derived: intervalReadDerived,
  rules: intervalReadRules,
  stateTables: intervalReadStateTables,
  access: intervalReadAccess,
})
