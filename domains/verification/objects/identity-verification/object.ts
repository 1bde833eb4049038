import { defineObject, internalNotesField } from '@porchlight/metadata'
import { channelValues } from '../../../customers/objects/channel-values'
import { accountReference, orderReference, ownerReference } from '../../../customers/objects/references'
import { identityVerificationAccess } from './access'
import { identityVerificationActions } from './actions'
import { identityVerificationAfterRules } from './after-rules'
import { identityVerificationLayouts } from './layouts'
import { identityVerificationListViews } from './list-views'
import { identityVerificationRelatedLists } from './related-lists'
import {
  identityVerificationRelatedRules,
  identityVerificationRules,
  identityVerificationStateTables,
} from './rules'
import { identityVerificationSearch } from './search'

/** One digital check of who a customer is. No number or picture of a document is stored here. */
export const identityVerificationObject = defineObject({
  apiName: 'Identity_Verification__c',
  keyPrefix: 'a0c',
  label: { en: 'Identity verification', es: 'Verificación de identidad' },
  labelPlural: { en: 'Identity verifications', es: 'Verificaciones de identidad' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Verification number', es: 'Número de verificación' },
      length: 30,
      autoNumber: { prefix: 'V', digits: 9 },
      nameField: true,
      required: true,
      unique: true,
    },
    Account__c: accountReference('Identity_Verifications__r'),
    Order__c: orderReference('Identity_Verifications__r'),
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Sent',
      values: [
        { value: 'Sent', label: { en: 'Link sent', es: 'Enlace enviado' } },
        { value: 'Opened', label: { en: 'Started', es: 'Iniciada' } },
        { value: 'Passed', label: { en: 'Verified', es: 'Verificada' } },
        { value: 'Failed', label: { en: 'Not verified', es: 'No verificada' } },
        { value: 'Manual_Review', label: { en: 'We’re checking it', es: 'En revisión por nosotros' } },
        { value: 'Expired', label: { en: 'Link expired', es: 'Enlace vencido' } },
      ],
    },
    Sent_Channel__c: {
      dataType: 'Picklist',
      label: { en: 'Sent by', es: 'Enviado por' },
      required: true,
      defaultValue: 'Email',
      values: channelValues.filter(({ value }) => value === 'Email' || value === 'Text'),
    },
    Sent_At__c: { dataType: 'DateTime', label: { en: 'Sent', es: 'Enviado el' }, required: true },
    Expires_At__c: { dataType: 'DateTime', label: { en: 'Expires', es: 'Vence el' }, required: true },
    Completed_At__c: { dataType: 'DateTime', label: { en: 'Completed', es: 'Terminada el' } },
    Times_Sent__c: {
      dataType: 'Int',
      label: { en: 'Times sent', es: 'Veces enviado' },
      required: true,
      defaultValue: 1,
    },
    Provider_Reference__c: {
      dataType: 'String',
      label: { en: 'Service reference', es: 'Referencia del servicio' },
      length: 80,
      indexed: true,
    },
    Risk_Score__c: { dataType: 'Int', label: { en: 'Risk score', es: 'Puntuación de riesgo' } },
    Failure_Code__c: { dataType: 'String', label: { en: 'Failure code', es: 'Código de fallo' }, length: 40 },
    OwnerId: ownerReference('Owned_Verifications__r'),
    Internal_Notes__c: internalNotesField,
  },
  layouts: identityVerificationLayouts,
  listViews: identityVerificationListViews,
  relatedLists: identityVerificationRelatedLists,
  quickActions: identityVerificationActions,
  search: identityVerificationSearch,
  rules: identityVerificationRules,
  relatedRules: identityVerificationRelatedRules,
  stateTables: identityVerificationStateTables,
  afterRules: identityVerificationAfterRules,
  access: identityVerificationAccess,
})
