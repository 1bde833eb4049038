import { defineObject, moneyField } from '@porchlight/metadata'
import { commodityValues } from '../../../customers/objects/commodity-values'
import { utilityAccess } from './access'
import { utilityLayouts } from './layouts'
import { utilityListViews } from './list-views'
import { utilityRelatedLists } from './related-lists'
import { utilityRules, utilityStateTables } from './rules'
import { utilitySearch } from './search'

/** The company that owns the wires or pipes and answers for outages and leaks. */
export const utilityObject = defineObject({
  apiName: 'Utility__c',
  keyPrefix: 'a02',
  label: { en: 'Utility', es: 'Compañía de distribución' },
  labelPlural: { en: 'Utilities', es: 'Compañías de distribución' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Utility name', es: 'Nombre de la compañía de distribución' },
      length: 80,
      nameField: true,
      required: true,
      indexed: true,
    },
    Utility_Phone__c: {
      dataType: 'Phone',
      label: { en: 'Utility phone', es: 'Teléfono de la compañía de distribución' },
      length: 40,
    },
    Outage_Report_Link__c: {
      dataType: 'Url',
      label: { en: 'Outage report link', es: 'Enlace para reportar cortes del servicio' },
      length: 255,
    },
    Outage_Map_Link__c: {
      dataType: 'Url',
      label: { en: 'Outage map link', es: 'Enlace al mapa de cortes del servicio' },
      length: 255,
    },
    Commodity__c: {
      dataType: 'Picklist',
      label: { en: 'Commodity', es: 'Servicio' },
      required: true,
      values: commodityValues,
    },
    State__c: { dataType: 'String', label: { en: 'State', es: 'Estado' }, length: 2 },
    Service_Point_Prefix__c: {
      dataType: 'String',
      label: { en: 'First digits of its ESI IDs', es: 'Primeros dígitos de sus números ESI ID' },
      length: 7,
    },
    Delivery_Fixed_Charge__c: moneyField({
      en: 'Delivery charge, fixed (monthly)',
      es: 'Cargo de entrega, fijo (mensual)',
    }),
    Delivery_Usage_Charge__c: {
      dataType: 'Double',
      label: {
        en: 'Delivery charge (cents per kWh or therm)',
        es: 'Cargo de entrega (centavos por kWh o termia)',
      },
      precision: 9,
      scale: 4,
    },
    Delivery_Effective_Date__c: {
      dataType: 'Date',
      label: { en: 'Delivery charges since', es: 'Cargos de entrega desde' },
    },
  },
  layouts: utilityLayouts,
  listViews: utilityListViews,
  relatedLists: utilityRelatedLists,
  search: utilitySearch,
  rules: utilityRules,
  stateTables: utilityStateTables,
  access: utilityAccess,
})
