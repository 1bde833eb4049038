import { defineObject, derivedNameField, moneyField, namedBy } from '@porchlight/metadata'
import { billLineAccess } from './access'
import { billLineLayouts } from './layouts'
import { lineTypeValues } from './line-types'
import { billLineListViews } from './list-views'
import { billLineRelatedLists } from './related-lists'
import { billLineRules, billLineStateTables } from './rules'

/** One line of a bill; the lines of a bill add up to its charges. Credits are negative. */
export const billLineObject = defineObject({
  apiName: 'Bill_Line__c',
  keyPrefix: 'a05',
  label: { en: 'Bill line', es: 'Renglón de la factura' },
  labelPlural: { en: 'Bill lines', es: 'Renglones de la factura' },
  fields: {
    Name: derivedNameField,
    Bill__c: {
      dataType: 'Reference',
      label: { en: 'Bill ID', es: 'Id. de factura' },
      referenceTo: 'Bill__c',
      relationshipName: 'Bill__r',
      childRelationshipName: 'Bill_Lines__r',
      required: true,
    },
    Line_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Line', es: 'Renglón' },
      required: true,
      values: lineTypeValues,
    },
    Charged_By__c: {
      dataType: 'Picklist',
      label: { en: 'Charged by', es: 'Cobrado por' },
      inlineHelpText: {
        en: 'Delivery charges are the utility’s: the provider passes them on unchanged.',
        es: 'Los cargos de entrega son de la compañía de distribución: el proveedor los traslada sin cambios.',
      },
      required: true,
      values: [
        { value: 'Provider', label: { en: 'Provider', es: 'Proveedor' } },
        { value: 'Utility', label: { en: 'Utility', es: 'Compañía de distribución' } },
        { value: 'Government', label: { en: 'Taxes and assessments', es: 'Impuestos y contribuciones' } },
      ],
    },
    Sort_Order__c: { dataType: 'Int', label: { en: 'Order', es: 'Orden en la factura' }, required: true },
    Quantity__c: { dataType: 'Double', label: { en: 'Quantity', es: 'Cantidad' }, precision: 12, scale: 3 },
    Unit__c: {
      dataType: 'Picklist',
      label: { en: 'Unit', es: 'Unidad' },
      values: [
        { value: 'kWh', label: { en: 'kWh', es: 'kWh' } },
        { value: 'therm', label: { en: 'therms', es: 'termias' } },
        { value: 'month', label: { en: 'month', es: 'mes' } },
      ],
    },
    Rate__c: {
      dataType: 'Double',
      label: { en: 'Rate (cents per unit)', es: 'Tarifa (centavos por unidad)' },
      precision: 9,
      scale: 4,
    },
    Amount__c: moneyField({ en: 'Amount', es: 'Monto' }, { required: true }),
  },
  layouts: billLineLayouts,
  listViews: billLineListViews,
  relatedLists: billLineRelatedLists,
  derived: namedBy('Line_Type__c'),
  rules: billLineRules,
  stateTables: billLineStateTables,
  access: billLineAccess,
})
