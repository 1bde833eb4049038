import { defineObject, moneyField } from '@porchlight/metadata'
import { commodityValues } from '../../../customers/objects/commodity-values'
import { productAccess } from './access'
import { centsPerUnitField, documentLinkField, planBrandField } from './fields'
import { productLayouts } from './layouts'
import { productListViews } from './list-views'
import { productRelatedRules } from './price-agrees'
import { buybackFields, indexFields, tierFields, useDependentFields, windowFields } from './price-fields'
import { productRelatedLists } from './related-lists'
import { productRules, productStateTables } from './rules'
import { productSearch } from './search'

/** A plan that customers can choose, for the service area of one utility. Facts labels are one for each. */
export const productObject = defineObject({
  apiName: 'Product2',
  keyPrefix: '01t',
  label: { en: 'Plan', es: 'Plan' },
  labelPlural: { en: 'Plans', es: 'Planes' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Plan name', es: 'Nombre del plan' },
      length: 255,
      nameField: true,
      required: true,
      indexed: true,
      spanishField: 'Name_ES__c',
    },
    Name_ES__c: {
      dataType: 'String',
      label: { en: 'Plan name (Spanish)', es: 'Nombre del plan (español)' },
      inlineHelpText: {
        en: 'Empty: the plan has its English name in Spanish too.',
        es: 'Vacío: el plan lleva su nombre en inglés también en español.',
      },
      length: 80,
    },
    ProductCode: {
      dataType: 'String',
      label: { en: 'Plan code', es: 'Código del plan' },
      length: 40,
      required: true,
      unique: true,
    },
    Description: {
      dataType: 'TextArea',
      label: { en: 'Description', es: 'Descripción (inglés)' },
      length: 1000,
    },
    Description_ES__c: {
      dataType: 'TextArea',
      label: { en: 'Description (Spanish)', es: 'Descripción (español)' },
      length: 1000,
    },
    IsActive: {
      dataType: 'Boolean',
      label: { en: 'On offer', es: 'En oferta' },
      inlineHelpText: {
        en: 'Only from the first to the last day of the offer, where the plan has them.',
        es: 'Solo desde el primer hasta el último día de la oferta, si el plan los tiene.',
      },
      required: true,
      defaultValue: true,
    },
    Offered_From__c: {
      dataType: 'Date',
      label: { en: 'First day of offer', es: 'Primer día de la oferta' },
      inlineHelpText: {
        en: 'Price and terms stay as they are from this day on. Empty: they already do.',
        es: 'A partir de este día, el precio y los términos ya no cambian. Vacío: ya no cambian.',
      },
    },
    Offered_Until__c: {
      dataType: 'Date',
      label: { en: 'Last day of offer', es: 'Último día de la oferta' },
      inlineHelpText: {
        en: 'Customers who have the plan keep it after this day. Empty: until further notice.',
        es: 'Quienes tienen el plan lo conservan después de este día. Vacío: hasta nuevo aviso.',
      },
    },
    Plan_Brand__c: planBrandField,
    Commodity__c: {
      dataType: 'Picklist',
      label: { en: 'Commodity', es: 'Servicio' },
      required: true,
      values: commodityValues,
    },
    Utility__c: {
      dataType: 'Reference',
      label: { en: 'Utility ID', es: 'Id. de la compañía de distribución' },
      referenceTo: 'Utility__c',
      relationshipName: 'Utility__r',
      childRelationshipName: 'Plans__r',
      required: true,
    },
    Rate_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Rate', es: 'Tipo de tarifa' },
      required: true,
      values: [
        { value: 'Fixed', label: { en: 'Fixed rate', es: 'Tarifa fija' } },
        { value: 'Variable', label: { en: 'Variable rate', es: 'Tarifa variable' } },
        { value: 'Indexed', label: { en: 'Indexed rate', es: 'Tarifa indexada' } },
      ],
    },
    Term_Months__c: {
      dataType: 'Int',
      label: { en: 'Term in months', es: 'Plazo en meses' },
      inlineHelpText: { en: 'One for plans without a term.', es: 'Uno para los planes sin plazo.' },
      required: true,
    },
    Energy_Charge__c: centsPerUnitField({
      en: 'Energy charge (cents per kWh or therm)',
      es: 'Cargo por energía (centavos por kWh o termia)',
    }),
    ...tierFields,
    ...windowFields,
    ...indexFields,
    Base_Charge__c: moneyField(
      { en: 'Base charge (monthly)', es: 'Cargo base (mensual)' },
      { required: true },
    ),
    ...useDependentFields,
    ...buybackFields,
    Cancellation_Fee__c: moneyField(
      { en: 'Early termination fee', es: 'Cargo por cancelación anticipada' },
      { required: true },
    ),
    Renewable_Share__c: {
      dataType: 'Percent',
      label: { en: 'Renewable share', es: 'Proporción renovable' },
      precision: 5,
      scale: 1,
      defaultValue: 0,
    },
    Requires_Deposit__c: {
      dataType: 'Boolean',
      label: { en: 'You may be asked for a deposit', es: 'Puede pedirse un depósito' },
      defaultValue: true,
    },
    Average_Price_500__c: centsPerUnitField({
      en: 'Average price at 500 kWh (cents)',
      es: 'Precio promedio con 500 kWh (centavos)',
    }),
    Average_Price_1000__c: centsPerUnitField({
      en: 'Average price at 1,000 kWh (cents)',
      es: 'Precio promedio con 1,000 kWh (centavos)',
    }),
    Average_Price_2000__c: centsPerUnitField({
      en: 'Average price at 2,000 kWh (cents)',
      es: 'Precio promedio con 2,000 kWh (centavos)',
    }),
    Facts_Label_Link__c: documentLinkField({ en: 'Facts label', es: 'Etiqueta de información (inglés)' }),
    Facts_Label_Link_ES__c: documentLinkField({
      en: 'Facts label (Spanish)',
      es: 'Etiqueta de información (español)',
    }),
    Terms_Link__c: documentLinkField({ en: 'Terms of service', es: 'Términos de servicio (inglés)' }),
    Terms_Link_ES__c: documentLinkField({
      en: 'Terms of service (Spanish)',
      es: 'Términos de servicio (español)',
    }),
    Rights_Link__c: documentLinkField({
      en: 'Your rights as a customer',
      es: 'Sus derechos como cliente (inglés)',
    }),
    Rights_Link_ES__c: documentLinkField({
      en: 'Your rights as a customer (Spanish)',
      es: 'Sus derechos como cliente (español)',
    }),
    Margin__c: {
      dataType: 'Percent',
      label: { en: 'Margin', es: 'Margen' },
      precision: 5,
      scale: 1,
    },
  },
  layouts: productLayouts,
  listViews: productListViews,
  relatedLists: productRelatedLists,
  search: productSearch,
  rules: productRules,
  relatedRules: productRelatedRules,
  stateTables: productStateTables,
  access: productAccess,
})
