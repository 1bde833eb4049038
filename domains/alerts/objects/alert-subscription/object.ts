import { defineObject, derivedNameField, moneyField, namedBy, namedValues } from '@porchlight/metadata'
import { channelValues } from '../../../customers/objects/channel-values'
import { accountReference } from '../../../customers/objects/references'
import { byAlertKind } from '../../facts/alert-kinds'
import { alertSubscriptionAccess } from './access'
import { alertSubscriptionLayouts } from './layouts'
import { alertSubscriptionListViews } from './list-views'
import { alertSubscriptionRelatedLists } from './related-lists'
import { alertSubscriptionRules, alertSubscriptionStateTables } from './rules'

/** That an account's customer wants to be alerted to something, and where. Texts go to verified numbers only. */
export const alertSubscriptionObject = defineObject({
  apiName: 'Alert_Subscription__c',
  keyPrefix: 'a0f',
  label: { en: 'Alert', es: 'Alerta' },
  labelPlural: { en: 'Alerts', es: 'Alertas' },
  fields: {
    Name: derivedNameField,
    Account__c: accountReference('Alert_Subscriptions__r'),
    Alert_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Alert', es: 'Tipo de alerta' },
      required: true,
      values: namedValues(byAlertKind(({ label }) => label)),
    },
    Channel__c: {
      dataType: 'Picklist',
      label: { en: 'Channel', es: 'Canal' },
      required: true,
      defaultValue: 'Text',
      values: channelValues.filter(({ value }) => value === 'Email' || value === 'Text'),
    },
    Mobile_Phone__c: {
      dataType: 'Phone',
      label: { en: 'Mobile phone', es: 'Teléfono celular' },
      length: 40,
      indexed: true,
    },
    Status__c: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'Unverified',
      values: [
        { value: 'Unverified', label: { en: 'Number not yet verified', es: 'Número aún sin verificar' } },
        { value: 'Active', label: { en: 'On', es: 'Activa' } },
        { value: 'Stopped', label: { en: 'Stopped', es: 'Cancelada' } },
      ],
    },
    Verified_At__c: { dataType: 'DateTime', label: { en: 'Verified', es: 'Verificado el' } },
    Stopped_At__c: { dataType: 'DateTime', label: { en: 'Stopped at', es: 'Cancelada el' } },
    Threshold_Amount__c: moneyField(
      { en: 'Tell me above', es: 'Avisarme si supera' },
      {
        inlineHelpText: {
          en: 'For high usage: the expected bill that we alert you about.',
          es: 'Para el consumo alto: la factura estimada a partir de la cual le avisamos.',
        },
      },
    ),
  },
  layouts: alertSubscriptionLayouts,
  listViews: alertSubscriptionListViews,
  relatedLists: alertSubscriptionRelatedLists,
  derived: namedBy('Alert_Type__c'),
  rules: alertSubscriptionRules,
  stateTables: alertSubscriptionStateTables,
  access: alertSubscriptionAccess,
})
