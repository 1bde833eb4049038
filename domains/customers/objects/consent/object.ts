import { defineObject, derivedNameField, namedBy } from '@porchlight/metadata'
import { channelValues } from '../channel-values'
import { contactReference } from '../references'
import { consentAccess } from './access'
import { consentLayouts } from './layouts'
import { consentListViews } from './list-views'
import { consentRelatedLists } from './related-lists'
import { consentRules, consentStateTables } from './rules'
import { consentSearch } from './search'

/**
 * A customer's agreement to something, or its withdrawal: which text they saw, in which language, when and how.
 * Append-only: the latest record of a type applies.
 */
export const consentObject = defineObject({
  apiName: 'Consent__c',
  keyPrefix: 'a0e',
  label: { en: 'Consent', es: 'Consentimiento' },
  labelPlural: { en: 'Consents', es: 'Consentimientos' },
  fields: {
    Name: derivedNameField,
    Contact__c: contactReference('Consents__r'),
    Account__c: {
      dataType: 'Reference',
      label: { en: 'Account ID', es: 'Id. de cuenta' },
      referenceTo: 'Account',
      relationshipName: 'Account__r',
      childRelationshipName: 'Consents__r',
    },
    Consent_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Consent to', es: 'Consentimiento para' },
      required: true,
      values: [
        { value: 'Paperless', label: { en: 'Paperless billing', es: 'Facturación electrónica' } },
        { value: 'Autopay_Card', label: { en: 'AutoPay by card', es: 'Pago automático con tarjeta' } },
        {
          value: 'Autopay_Bank_Account',
          label: { en: 'AutoPay from a bank account', es: 'Pago automático desde una cuenta bancaria' },
        },
        { value: 'Text_Alerts', label: { en: 'Text alerts', es: 'Alertas por mensaje de texto' } },
        { value: 'Offer_Texts', label: { en: 'Offers by text', es: 'Ofertas por mensaje de texto' } },
        {
          value: 'Enrollment',
          label: { en: 'Start or switch of service', es: 'Inicio o cambio de servicio' },
        },
        { value: 'Plan_Change', label: { en: 'Change of plan', es: 'Cambio de plan' } },
        { value: 'Credit_Check', label: { en: 'Credit check', es: 'Verificación de crédito' } },
        { value: 'Terms', label: { en: 'Terms of service', es: 'Términos de servicio' } },
        { value: 'Language', label: { en: 'Language of documents', es: 'Idioma de los documentos' } },
      ],
    },
    Action__c: {
      dataType: 'Picklist',
      label: { en: 'Action', es: 'Acción' },
      required: true,
      values: [
        { value: 'Given', label: { en: 'Given', es: 'Otorgado' } },
        { value: 'Withdrawn', label: { en: 'Withdrawn', es: 'Retirado' } },
      ],
    },
    Text_Version__c: {
      dataType: 'String',
      label: { en: 'Version of the text', es: 'Versión del texto' },
      length: 40,
      required: true,
    },
    Text_Language__c: {
      dataType: 'Picklist',
      label: { en: 'Language of the text', es: 'Idioma del texto' },
      required: true,
      values: [
        { value: 'en', label: { en: 'English', es: 'Inglés' } },
        { value: 'es', label: { en: 'Spanish', es: 'Español' } },
      ],
    },
    Channel__c: {
      dataType: 'Picklist',
      label: { en: 'Channel', es: 'Canal' },
      required: true,
      values: channelValues,
    },
    Given_At__c: { dataType: 'DateTime', label: { en: 'Time', es: 'Momento' }, required: true },
    Consent_Text__c: { dataType: 'TextArea', label: { en: 'Text', es: 'Texto' }, length: 4000 },
    Network_Address__c: {
      dataType: 'String',
      label: { en: 'Network address', es: 'Dirección de red' },
      length: 45,
    },
  },
  layouts: consentLayouts,
  listViews: consentListViews,
  relatedLists: consentRelatedLists,
  search: consentSearch,
  derived: namedBy('Consent_Type__c'),
  rules: consentRules,
  stateTables: consentStateTables,
  access: consentAccess,
})
