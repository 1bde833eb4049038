import { defineObject } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'
import { orderReference, planReference } from '../../../customers/objects/references'
import { serviceAddressFields } from '../../../customers/objects/service-address'
import { startTypeValues } from '../order/case-types'
import { leadAccess } from './access'
import { leadDuplicateRules } from './duplicate-rules'
import { identityKindValues } from './identity-kinds'
import { leadLayouts } from './layouts'
import { leadListViews } from './list-views'
import { leadRelatedLists } from './related-lists'
import { leadDerived, leadRules, leadStateTables } from './rules'
import { leadSearch } from './search'

/** A sign-up that was started and not finished. */
export const leadObject = defineObject({
  apiName: 'Lead',
  keyPrefix: '00Q',
  label: { en: 'Unfinished sign-up', es: 'Inscripción sin terminar' },
  labelPlural: { en: 'Unfinished sign-ups', es: 'Inscripciones sin terminar' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Name', es: 'Nombre completo' },
      length: 121,
      nameField: true,
      indexed: true,
    },
    FirstName: { dataType: 'String', label: { en: 'First name', es: 'Nombre' }, length: 40 },
    LastName: { dataType: 'String', label: { en: 'Last name', es: 'Apellido' }, length: 80, required: true },
    Email: {
      dataType: 'Email',
      label: { en: 'Email', es: 'Correo electrónico' },
      length: 80,
      indexed: true,
    },
    MobilePhone: {
      dataType: 'Phone',
      label: { en: 'Mobile phone', es: 'Teléfono celular' },
      length: 40,
      indexed: true,
    },
    Preferred_Language__c: {
      dataType: 'Picklist',
      label: { en: 'Preferred language', es: 'Idioma preferido' },
      defaultValue: 'en',
      values: [
        { value: 'en', label: { en: 'English', es: 'Inglés' } },
        { value: 'es', label: { en: 'Spanish', es: 'Español' } },
      ],
    },
    Lead_Brand__c: {
      dataType: 'Picklist',
      label: { en: 'Brand', es: 'Marca' },
      required: true,
      indexed: true,
      values: brandValues,
    },
    Status: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'New',
      values: [
        {
          value: 'New',
          label: { en: 'New', es: 'Nueva' },
          attributes: { type: 'LeadStatus', converted: false },
        },
        {
          value: 'Contacted',
          label: { en: 'Contacted', es: 'Contactada' },
          attributes: { type: 'LeadStatus', converted: false },
        },
        {
          value: 'Converted',
          label: { en: 'Enrolled', es: 'Inscrita' },
          attributes: { type: 'LeadStatus', converted: true },
        },
        {
          value: 'Unqualified',
          label: { en: 'Given up', es: 'Abandonada' },
          attributes: { type: 'LeadStatus', converted: false },
        },
      ],
    },
    LeadSource: {
      dataType: 'Picklist',
      label: { en: 'Source', es: 'Origen' },
      values: [
        { value: 'Web', label: { en: 'Portal', es: 'Portal' } },
        { value: 'Phone', label: { en: 'Phone', es: 'Teléfono' } },
        { value: 'Referral', label: { en: 'Referral', es: 'Recomendación' } },
      ],
    },
    Step__c: {
      dataType: 'Picklist',
      label: { en: 'Reached step', es: 'Paso alcanzado' },
      required: true,
      defaultValue: 'Sign_Up',
      values: [
        { value: 'Sign_Up', label: { en: 'Sign-up', es: 'Inscripción' } },
        { value: 'Review', label: { en: 'Review', es: 'Revisión' } },
        { value: 'Complete', label: { en: 'Complete', es: 'Completa' } },
      ],
    },
    Plan__c: planReference('Leads__r'),
    Case_Type__c: { dataType: 'Picklist', label: { en: 'Type', es: 'Tipo' }, values: startTypeValues },
    ...serviceAddressFields,
    ESIID__c: { dataType: 'String', label: { en: 'ESI ID', es: 'Número ESI ID' }, length: 22 },
    Gas_Account_Number__c: {
      dataType: 'String',
      label: { en: 'Gas utility account number', es: 'Número de cuenta de la compañía de gas' },
      length: 20,
    },
    Requested_Start_Date__c: {
      dataType: 'Date',
      label: { en: 'Requested start date', es: 'Fecha de inicio solicitada' },
    },
    Identity_Kind__c: {
      dataType: 'Picklist',
      label: { en: 'Identifies by', es: 'Se identifica con' },
      values: identityKindValues,
    },
    Identity_Last_Four__c: {
      dataType: 'String',
      label: { en: 'Last four of the number', es: 'Últimos cuatro del número' },
      length: 4,
    },
    Order__c: orderReference('Leads__r'),
    Confirmation_Mailed__c: {
      dataType: 'Boolean',
      label: { en: 'Confirmation emailed', es: 'Confirmación enviada por correo' },
      inlineHelpText: {
        en: 'No mail goes to a mailbox that has had its share of mails today.',
        es: 'No se envía correo a un buzón que hoy ya recibió los que le corresponden.',
      },
      required: true,
      defaultValue: false,
    },
    Known_Contact__c: {
      dataType: 'Reference',
      label: { en: 'Known as', es: 'Ya registrado como' },
      inlineHelpText: {
        en: 'The customer of the same name and email. The order becomes theirs once the person has proved who they are.',
        es: 'El cliente con el mismo nombre y correo. El pedido pasa a ser suyo cuando la persona demuestra quién es.',
      },
      referenceTo: 'Contact',
      relationshipName: 'Known_Contact__r',
      childRelationshipName: 'Known_Leads__r',
    },
  },
  layouts: leadLayouts,
  listViews: leadListViews,
  relatedLists: leadRelatedLists,
  search: leadSearch,
  derived: leadDerived,
  rules: leadRules,
  stateTables: leadStateTables,
  duplicateRules: leadDuplicateRules,
  access: leadAccess,
})
