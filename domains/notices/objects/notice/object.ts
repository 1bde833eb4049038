import { defineObject, derivedNameField, internalNotesField, moneyField, namedBy } from '@porchlight/metadata'
import { accountReference, orderReference, ownerReference } from '../../../customers/objects/references'
import { noticeAccess } from './access'
import { noticeActions } from './actions'
import { noticeAfterRules } from './after-rules'
import { noticeLayouts } from './layouts'
import { noticeListViews } from './list-views'
import { noticeRelatedLists } from './related-lists'
import { noticeRelatedRules, noticeRules, noticeStateTables } from './rules'
import { noticeSearch } from './search'
import {
  noticeEvidenceValues,
  noticePathValues,
  noticeReasonValues,
  noticeRecordTypes,
  noticeStatusValues,
  noticeTypeValues,
} from './values'

/**
 * A debt or a switch-hold that blocks service. The customer's statement and proof move it to "checking"; only evidence
 * from our side or the utility's resolves it.
 */
export const noticeObject = defineObject({
  apiName: 'Notice__c',
  keyPrefix: 'a0d',
  label: { en: 'Notice', es: 'Aviso' },
  labelPlural: { en: 'Notices', es: 'Avisos' },
  fields: {
    Name: derivedNameField,
    Account__c: accountReference('Notices__r'),
    Order__c: orderReference('Notices__r'),
    Notice_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Notice', es: 'Tipo de aviso' },
      required: true,
      values: noticeTypeValues,
    },
    Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Reason', es: 'Motivo' },
      required: true,
      controllingField: 'Notice_Type__c',
      values: noticeReasonValues,
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Open',
      values: noticeStatusValues,
    },
    Debt_Account__c: {
      dataType: 'Reference',
      label: { en: 'Account that owes us', es: 'Cuenta que nos debe' },
      inlineHelpText: {
        en: 'An account of the same customer with us; empty where another company is owed.',
        es: 'Una cuenta del mismo cliente con nosotros; vacía si se le debe a otra compañía.',
      },
      referenceTo: 'Account',
      relationshipName: 'Debt_Account__r',
      childRelationshipName: 'Debt_Notices__r',
    },
    Amount__c: moneyField({ en: 'Amount', es: 'Monto' }),
    Placed_By__c: {
      dataType: 'String',
      label: { en: 'Placed by', es: 'Solicitado por' },
      length: 120,
    },
    Placed_Date__c: { dataType: 'Date', label: { en: 'Placed date', es: 'Fecha del aviso' }, required: true },
    Resolution_Path__c: {
      dataType: 'Picklist',
      label: { en: 'Way out', es: 'Forma de resolverlo' },
      values: noticePathValues,
    },
    Customer_Confirmed__c: {
      dataType: 'Boolean',
      label: { en: 'Customer says it is settled', es: 'El cliente dice que está resuelto' },
      required: true,
      defaultValue: false,
    },
    Confirmed_Date__c: { dataType: 'Date', label: { en: 'Confirmed date', es: 'Fecha de confirmación' } },
    Evidence__c: {
      dataType: 'Picklist',
      label: { en: 'Evidence', es: 'Prueba' },
      values: noticeEvidenceValues,
    },
    Resolved_Date__c: { dataType: 'Date', label: { en: 'Resolved date', es: 'Fecha de resolución' } },
    OwnerId: ownerReference('Owned_Notices__r'),
    Internal_Notes__c: internalNotesField,
  },
  recordTypes: noticeRecordTypes,
  layouts: noticeLayouts,
  listViews: noticeListViews,
  relatedLists: noticeRelatedLists,
  quickActions: noticeActions,
  search: noticeSearch,
  derived: namedBy('Notice_Type__c'),
  rules: noticeRules,
  relatedRules: noticeRelatedRules,
  stateTables: noticeStateTables,
  afterRules: noticeAfterRules,
  access: noticeAccess,
})
