import { defineObject } from '@porchlight/metadata'
import { commodityValues } from '../../../customers/objects/commodity-values'
import { serviceAreaAccess } from './access'
import { serviceAreaLayouts } from './layouts'
import { serviceAreaListViews } from './list-views'
import { serviceAreaRelatedLists } from './related-lists'
import { serviceAreaDerived, serviceAreaRules, serviceAreaStateTables } from './rules'
import { serviceAreaSearch } from './search'

/**
 * That a utility serves homes of a ZIP code, or that customers there cannot choose a provider. One ZIP code can
 * have several utilities: then the customer chooses (`docs/specification/trade.md` section 2.2).
 */
export const serviceAreaObject = defineObject({
  apiName: 'Service_Area__c',
  keyPrefix: 'a03',
  label: { en: 'Service area', es: 'Zona de servicio' },
  labelPlural: { en: 'Service areas', es: 'Zonas de servicio' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Name', es: 'Nombre' },
      length: 80,
      nameField: true,
      indexed: true,
    },
    Postal_Code__c: {
      dataType: 'String',
      label: { en: 'ZIP code', es: 'Código postal' },
      length: 5,
      required: true,
      indexed: true,
    },
    City__c: { dataType: 'String', label: { en: 'City', es: 'Ciudad' }, length: 40, required: true },
    State__c: { dataType: 'String', label: { en: 'State', es: 'Estado' }, length: 2, required: true },
    Commodity__c: {
      dataType: 'Picklist',
      label: { en: 'Commodity', es: 'Servicio' },
      required: true,
      values: commodityValues,
    },
    Is_Open__c: {
      dataType: 'Boolean',
      label: { en: 'Customers choose their provider', es: 'El cliente elige su proveedor' },
      required: true,
      defaultValue: true,
    },
    Closed_Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Why there is no choice', es: 'Por qué no se puede elegir' },
      values: [
        { value: 'City_Owned', label: { en: 'City-owned utility', es: 'Compañía de la ciudad' } },
        { value: 'Cooperative', label: { en: 'Cooperative', es: 'Cooperativa' } },
        { value: 'Regulated', label: { en: 'Regulated utility', es: 'Compañía regulada' } },
      ],
    },
    Utility__c: {
      dataType: 'Reference',
      label: { en: 'Utility ID', es: 'Id. de la compañía de distribución' },
      referenceTo: 'Utility__c',
      relationshipName: 'Utility__r',
      childRelationshipName: 'Service_Areas__r',
    },
  },
  layouts: serviceAreaLayouts,
  listViews: serviceAreaListViews,
  relatedLists: serviceAreaRelatedLists,
  search: serviceAreaSearch,
  derived: serviceAreaDerived,
  rules: serviceAreaRules,
  stateTables: serviceAreaStateTables,
  access: serviceAreaAccess,
})
