import { defineObject, derivedNameField, namedBy, namedValues } from '@porchlight/metadata'
import { withheldReasonNames } from '../../facts/withheld-reasons'
import { contactReference } from '../references'
import { sentMessageAccess } from './access'
import { sentMessageLayouts } from './layouts'
import { sentMessageListViews } from './list-views'
import { sentMessageRelatedLists } from './related-lists'
import { sentMessageRules, sentMessageStateTables } from './rules'
import { sentMessageSearch } from './search'

/**
 * That a message went to a customer, was refused, or was withheld, such as one that the customer had turned off. It holds the
 * subject, in which nothing is personal, in both languages, so that staff read it in theirs; never the body, a link or a
 * code.
 */
export const sentMessageObject = defineObject({
  apiName: 'Sent_Message__c',
  keyPrefix: 'a0i',
  label: { en: 'Sent message', es: 'Mensaje enviado' },
  labelPlural: { en: 'Sent messages', es: 'Mensajes enviados' },
  fields: {
    Name: derivedNameField,
    Contact__c: contactReference('Sent_Messages__r'),
    Message_Kind__c: {
      dataType: 'String',
      label: { en: 'Kind', es: 'Tipo' },
      length: 80,
      required: true,
    },
    Subject_English__c: {
      dataType: 'String',
      label: { en: 'Subject in English', es: 'Asunto en inglés' },
      length: 80,
      required: true,
    },
    Subject_Spanish__c: {
      dataType: 'String',
      label: { en: 'Subject in Spanish', es: 'Asunto en español' },
      length: 80,
      required: true,
    },
    Channel__c: {
      dataType: 'Picklist',
      label: { en: 'Channel', es: 'Canal' },
      required: true,
      values: [
        { value: 'Email', label: { en: 'Email', es: 'Correo electrónico' } },
        { value: 'Text', label: { en: 'Text message', es: 'Mensaje de texto' } },
      ],
    },
    Language__c: {
      dataType: 'Picklist',
      label: { en: 'Language', es: 'Idioma' },
      required: true,
      values: [
        { value: 'en', label: { en: 'English', es: 'Inglés' } },
        { value: 'es', label: { en: 'Spanish', es: 'Español' } },
      ],
    },
    Outcome__c: {
      dataType: 'Picklist',
      label: { en: 'Outcome', es: 'Resultado' },
      required: true,
      values: [
        { value: 'Withheld', label: { en: 'Withheld', es: 'No enviado' } },
        { value: 'Sent', label: { en: 'Sent', es: 'Enviado' } },
        { value: 'Refused', label: { en: 'Refused', es: 'Rechazado' } },
        { value: 'Delivered', label: { en: 'Delivered', es: 'Entregado' } },
        { value: 'Not_Delivered', label: { en: 'Not delivered', es: 'No entregado' } },
      ],
    },
    Withheld_Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Why it was withheld', es: 'Por qué no se envió' },
      values: namedValues(withheldReasonNames),
    },
    Sent_At__c: {
      dataType: 'DateTime',
      label: { en: 'Time', es: 'Momento' },
      required: true,
      indexed: true,
    },
    Masked_Address__c: {
      dataType: 'String',
      label: { en: 'Sent to', es: 'Enviado a' },
      length: 255,
    },
    Message_Id__c: {
      dataType: 'String',
      label: { en: 'Message ID', es: 'Id. del mensaje' },
      inlineHelpText: {
        en: 'Of an email: the mail service names it when it reports whether the email arrived.',
        es: 'De un correo: con él informa el servicio de correo si llegó.',
      },
      length: 255,
      indexed: true,
    },
    Idempotency_Key__c: {
      dataType: 'String',
      label: { en: 'Idempotency key', es: 'Clave de idempotencia' },
      length: 200,
      required: true,
      unique: true,
    },
  },
  layouts: sentMessageLayouts,
  listViews: sentMessageListViews,
  relatedLists: sentMessageRelatedLists,
  search: sentMessageSearch,
  derived: namedBy('Subject_English__c'),
  rules: sentMessageRules,
  stateTables: sentMessageStateTables,
  access: sentMessageAccess,
})
