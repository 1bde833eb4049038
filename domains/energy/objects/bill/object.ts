import { defineObject, moneyField } from '@porchlight/metadata'
import { accountReference } from '../../../customers/objects/references'
import { billAccess } from './access'
import { billAfterRules } from './after-rules'
import { billLayouts } from './layouts'
import { billListViews } from './list-views'
import { billRelatedLists } from './related-lists'
import { billRules, billStateTables } from './rules'
import { billSearch } from './search'

/**
 * A bill: the amount owed before it, its charges, the payments since the last one, and the amount owed then. Opening
 * balance + charges − payments = closing balance, and the next bill opens with it.
 */
export const billObject = defineObject({
  apiName: 'Bill__c',
  keyPrefix: 'a04',
  label: { en: 'Bill', es: 'Factura' },
  labelPlural: { en: 'Bills', es: 'Facturas' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Bill number', es: 'Número de factura' },
      length: 30,
      nameField: true,
      required: true,
      unique: true,
    },
    Account__c: accountReference('Bills__r'),
    Usage__c: {
      dataType: 'Reference',
      label: { en: 'Usage ID', es: 'Id. de consumo' },
      referenceTo: 'Usage__c',
      relationshipName: 'Usage__r',
      childRelationshipName: 'Bills__r',
    },
    Bill_Date__c: { dataType: 'Date', label: { en: 'Bill date', es: 'Fecha de la factura' }, required: true },
    Due_Date__c: { dataType: 'Date', label: { en: 'Due date', es: 'Fecha de vencimiento' }, required: true },
    Period_Start__c: {
      dataType: 'Date',
      label: { en: 'Period start', es: 'Inicio del período' },
      required: true,
    },
    Period_End__c: { dataType: 'Date', label: { en: 'Period end', es: 'Fin del período' }, required: true },
    Opening_Balance__c: moneyField({ en: 'Previous balance', es: 'Saldo anterior' }, { required: true }),
    Charges__c: moneyField(
      {
        en: 'Charges',
        es: 'Cargos',
      },
      { required: true, inlineHelpText: { en: 'The sum of the lines.', es: 'La suma de los renglones.' } },
    ),
    Payments__c: moneyField(
      { en: 'Payments received', es: 'Pagos recibidos' },
      {
        required: true,
        inlineHelpText: {
          en: 'Paid since the previous bill, less payments that were returned: below zero if more went back than came.',
          es: 'Lo pagado desde la factura anterior, menos los pagos devueltos: menos de cero si se devolvió más de lo que llegó.',
        },
      },
    ),
    Matched_Payments__c: moneyField(
      { en: 'Portal payments in the balance', es: 'Pagos en línea ya incluidos en el saldo' },
      {
        inlineHelpText: {
          en: 'Of the payments made here since the bill was issued, what billing has already subtracted.',
          es: 'De los pagos hechos aquí desde la emisión de la factura, lo que facturación ya restó.',
        },
      },
    ),
    Closing_Balance__c: moneyField({ en: 'Amount due', es: 'Monto a pagar' }, { required: true }),
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Open',
      values: [
        { value: 'Open', label: { en: 'Open', es: 'Por pagar' } },
        { value: 'Paid', label: { en: 'Paid', es: 'Pagada' } },
        { value: 'Past_Due', label: { en: 'Past due', es: 'Vencida' } },
        { value: 'Carried_Over', label: { en: 'On a later bill', es: 'En una factura posterior' } },
      ],
    },
    Paid_Date__c: {
      dataType: 'Date',
      label: { en: 'Paid in full', es: 'Pagada por completo' },
      inlineHelpText: {
        en: 'The day by which all of it was paid; empty while it is owed, or when billing did not say.',
        es: 'El día en que quedó pagada por completo; vacío mientras se debe o si no se informó.',
      },
    },
    Is_Estimated__c: {
      dataType: 'Boolean',
      label: { en: 'By an estimated reading', es: 'Con lectura estimada' },
      required: true,
      defaultValue: false,
    },
    Is_Final__c: {
      dataType: 'Boolean',
      label: { en: 'Final bill', es: 'Factura final' },
      required: true,
      defaultValue: false,
    },
  },
  layouts: billLayouts,
  listViews: billListViews,
  relatedLists: billRelatedLists,
  search: billSearch,
  rules: billRules,
  stateTables: billStateTables,
  afterRules: billAfterRules,
  access: billAccess,
})
