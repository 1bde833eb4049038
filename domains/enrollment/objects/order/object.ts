import { defineObject, moneyField } from '@porchlight/metadata'
import { planReference } from '../../../customers/objects/references'
import { serviceAddressFields } from '../../../customers/objects/service-address'
import { statusValues } from '../../../customers/objects/status-values'
import { orderAccess } from './access'
import { orderActions } from './actions'
import { orderAfterRules } from './after-rules'
import { cancellationReasonValues } from './cancellation-reasons'
import { caseTypeValues, orderRecordTypes } from './case-types'
import { creditStatusValues } from './credit-status'
import { orderLayouts } from './layouts'
import { orderListViews } from './list-views'
import { marketStatusValues } from './market-status'
import { orderRelatedLists } from './related-lists'
import { orderRules, orderStateTables } from './rules'
import { orderSearch } from './search'
import { stopFields } from './stop-fields'

/** An enrolment or service order; customers know it by its confirmation number. */
export const orderObject = defineObject({
  apiName: 'Order',
  keyPrefix: '801',
  label: { en: 'Order', es: 'Orden' },
  labelPlural: { en: 'Orders', es: 'Órdenes' },
  fields: {
    OrderNumber: {
      dataType: 'String',
      label: { en: 'Order number', es: 'Número de orden' },
      length: 30,
      autoNumber: { prefix: '', digits: 8 },
      nameField: true,
      indexed: true,
    },
    Confirmation_Number__c: {
      dataType: 'String',
      label: { en: 'Confirmation number', es: 'Número de confirmación' },
      length: 12,
      autoNumber: { prefix: '', digits: 10 },
      required: true,
      unique: true,
    },
    AccountId: {
      dataType: 'Reference',
      label: { en: 'Account ID', es: 'Id. de cuenta' },
      referenceTo: 'Account',
      relationshipName: 'Account',
      childRelationshipName: 'Orders',
    },
    Stage__c: {
      dataType: 'Picklist',
      label: { en: 'Stage', es: 'Etapa' },
      required: true,
      defaultValue: 'Submission',
      values: [
        { value: 'Submission', label: { en: 'Submission', es: 'Solicitud' } },
        { value: 'Processing', label: { en: 'Processing', es: 'En proceso' } },
        { value: 'Complete', label: { en: 'Complete', es: 'Completa' } },
      ],
    },
    Status: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Pending',
      values: statusValues,
    },
    Case_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Type', es: 'Tipo' },
      values: caseTypeValues,
    },
    Requested_Start_Date__c: {
      dataType: 'Date',
      label: { en: 'Requested start date', es: 'Fecha de inicio solicitada' },
    },
    Plan_Name__c: {
      dataType: 'String',
      label: { en: 'Plan', es: 'Plan' },
      length: 80,
      copyOf: { reference: 'Plan__c', field: 'Name' },
    },
    Plan__c: planReference('Orders__r'),
    Utility__c: {
      dataType: 'Reference',
      label: { en: 'Utility ID', es: 'Id. de la compañía de distribución' },
      referenceTo: 'Utility__c',
      relationshipName: 'Utility__r',
      childRelationshipName: 'Orders__r',
    },
    ...serviceAddressFields,
    Confirmed_Start_Date__c: {
      dataType: 'Date',
      label: { en: 'Confirmed start date', es: 'Fecha de inicio confirmada' },
      inlineHelpText: {
        en: 'Empty until the market confirms the requested date.',
        es: 'Vacía hasta que el mercado confirme la fecha solicitada.',
      },
    },
    Rescission_End_Date__c: {
      dataType: 'Date',
      label: { en: 'Can be rescinded until', es: 'Se puede anular hasta' },
      inlineHelpText: {
        en: 'Switches: as the law of the place says. Changes of plan: 14 days.',
        es: 'Cambios de proveedor: según la ley del lugar. Cambios de plan: 14 días.',
      },
    },
    Credit_Status__c: {
      dataType: 'Picklist',
      label: { en: 'Credit check', es: 'Verificación de crédito' },
      values: creditStatusValues,
    },
    Market_Status__c: {
      dataType: 'Picklist',
      label: { en: 'With the market', es: 'En el mercado' },
      inlineHelpText: {
        en: 'Empty for orders that another system hands to the market.',
        es: 'Vacío en las órdenes que otro sistema entrega al mercado.',
      },
      values: marketStatusValues,
    },
    Market_Start_Date__c: {
      dataType: 'Date',
      label: { en: 'Date requested from the market', es: 'Fecha solicitada al mercado' },
    },
    Early_Termination_Fee__c: moneyField(
      { en: 'Early termination fee', es: 'Cargo por cancelación anticipada' },
      {
        inlineHelpText: {
          en: 'Changes of plan and stops of service: what leaving the plan costs, as the customer agreed to it.',
          es: 'Cambios de plan y bajas del servicio: lo que cuesta dejar el plan, tal como lo aceptó el cliente.',
        },
      },
    ),
    Previous_Plan__c: {
      dataType: 'Reference',
      label: { en: 'Previous plan ID', es: 'Id. del plan anterior' },
      referenceTo: 'Product2',
      relationshipName: 'Previous_Plan__r',
      childRelationshipName: 'Orders_From__r',
    },
    Previous_Plan_Name__c: {
      dataType: 'String',
      label: { en: 'Previous plan', es: 'Plan anterior' },
      length: 80,
      copyOf: { reference: 'Previous_Plan__c', field: 'Name' },
    },
    Previous_Contract_Start__c: {
      dataType: 'Date',
      label: { en: 'Start of the previous contract', es: 'Inicio del contrato anterior' },
    },
    Previous_Contract_End__c: {
      dataType: 'Date',
      label: { en: 'End of the previous contract', es: 'Fin del contrato anterior' },
    },
    Previous_Contract_Term__c: {
      dataType: 'Int',
      label: { en: 'Term of the previous contract in months', es: 'Plazo del contrato anterior en meses' },
    },
    ...stopFields,
    Move_Stop__c: {
      dataType: 'Reference',
      label: { en: 'Stop of service of the same move', es: 'Baja del servicio de la misma mudanza' },
      inlineHelpText: {
        en: 'Starts of service of a customer who moves: the order that ends service at the home before.',
        es: 'Inicios de servicio de un cliente que se muda: la orden que da de baja la vivienda anterior.',
      },
      referenceTo: 'Order',
      relationshipName: 'Move_Stop__r',
      childRelationshipName: 'Move_Starts__r',
    },
    Cancellation_Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Why it was cancelled', es: 'Por qué se canceló' },
      values: cancellationReasonValues,
    },
  },
  recordTypes: orderRecordTypes,
  layouts: orderLayouts,
  listViews: orderListViews,
  relatedLists: orderRelatedLists,
  quickActions: orderActions,
  search: orderSearch,
  rules: orderRules,
  stateTables: orderStateTables,
  afterRules: orderAfterRules,
  access: orderAccess,
})
