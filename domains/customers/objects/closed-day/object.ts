import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { closedDayAccess } from './access'
import { closedDayLayouts } from './layouts'
import { closedDayListViews } from './list-views'
import { closedDayRelatedLists } from './related-lists'
import { closedDayDerived, closedDayRules, closedDayStateTables } from './rules'

/**
 * A day on which a brand closes by its own choice, besides weekends and federal holidays. Deadlines that the brand
 * promises its customers in business days skip it; deadlines set by law or the market do not.
 */
export const closedDayObject = defineObject({
  apiName: 'Closed_Day__c',
  keyPrefix: 'a0y',
  label: { en: 'Closed day', es: 'Día de cierre' },
  labelPlural: { en: 'Closed days', es: 'Días de cierre' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Label', es: 'Etiqueta (inglés)' },
      length: 80,
      nameField: true,
      required: true,
    },
    Label_ES__c: {
      dataType: 'String',
      label: { en: 'Label (Spanish)', es: 'Etiqueta (español)' },
      length: 80,
      required: true,
    },
    Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    Day__c: {
      dataType: 'Date',
      label: { en: 'Day', es: 'Día' },
      inlineHelpText: {
        en: 'A day from tomorrow on. Weekends and federal holidays are not counted anyway.',
        es: 'Un día a partir de mañana. Los fines de semana y feriados federales no cuentan de todos modos.',
      },
      required: true,
    },
    Brand_Day__c: {
      dataType: 'String',
      label: { en: 'Brand and day', es: 'Marca y día' },
      length: 60,
      unique: true,
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Closed',
      values: [
        { value: 'Closed', label: { en: 'Closed', es: 'Cerrado' } },
        { value: 'Open_After_All', label: { en: 'Open after all', es: 'Abierto de todos modos' } },
      ],
    },
  },
  layouts: closedDayLayouts,
  listViews: closedDayListViews,
  relatedLists: closedDayRelatedLists,
  derived: closedDayDerived,
  rules: closedDayRules,
  stateTables: closedDayStateTables,
  access: closedDayAccess,
})
