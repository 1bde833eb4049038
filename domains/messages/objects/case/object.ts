import { defineObject } from '@porchlight/metadata'
import { orderReference, ownerReference } from '../../../customers/objects/references'
import { caseAccess } from './access'
import { caseActions } from './actions'
import { caseAssignmentRule } from './assignment-rule'
import { caseRecordTypes, caseTypeValues } from './case-types'
import { caseLayouts } from './layouts'
import { caseListViews } from './list-views'
import { caseRelatedLists } from './related-lists'
import { caseCreationValues, caseRelatedRules, caseRules, caseStateTables } from './rules'
import { caseSearch } from './search'
import { caseStatusValues } from './status-values'

/** A message from a customer with everything that was said about it. */
export const caseObject = defineObject({
  apiName: 'Case',
  keyPrefix: '500',
  label: { en: 'Case', es: 'Caso' },
  labelPlural: { en: 'Cases', es: 'Casos' },
  fields: {
    CaseNumber: {
      dataType: 'String',
      label: { en: 'Case number', es: 'Número de caso' },
      length: 30,
      autoNumber: { prefix: '', digits: 8 },
      nameField: true,
      unique: true,
    },
    Subject: {
      dataType: 'String',
      label: { en: 'Subject', es: 'Asunto' },
      length: 255,
      required: true,
    },
    Description: {
      dataType: 'TextArea',
      label: { en: 'Description', es: 'Descripción' },
      length: 32_000,
      required: true,
    },
    Status: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'New',
      indexed: true,
      values: caseStatusValues,
    },
    Type: {
      dataType: 'Picklist',
      label: { en: 'Type', es: 'Tipo' },
      required: true,
      defaultValue: 'Question',
      values: caseTypeValues,
    },
    Priority: {
      dataType: 'Picklist',
      label: { en: 'Priority', es: 'Prioridad' },
      required: true,
      defaultValue: 'Medium',
      values: [
        { value: 'High', label: { en: 'High', es: 'Alta' } },
        { value: 'Medium', label: { en: 'Medium', es: 'Media' } },
        { value: 'Low', label: { en: 'Low', es: 'Baja' } },
      ],
    },
    Origin: {
      dataType: 'Picklist',
      label: { en: 'Origin', es: 'Origen' },
      required: true,
      defaultValue: 'Web',
      values: [
        { value: 'Web', label: { en: 'Portal', es: 'Portal' } },
        { value: 'Phone', label: { en: 'Phone', es: 'Teléfono' } },
        { value: 'Email', label: { en: 'Email', es: 'Correo electrónico' } },
        // We open it ourselves, and its opening text is ours.
        { value: 'System', label: { en: 'System', es: 'Sistema' } },
      ],
    },
    ContactId: {
      dataType: 'Reference',
      label: { en: 'Contact ID', es: 'Id. de contacto' },
      referenceTo: 'Contact',
      relationshipName: 'Contact',
      childRelationshipName: 'Cases',
      required: true,
    },
    AccountId: {
      dataType: 'Reference',
      label: { en: 'Account ID', es: 'Id. de cuenta' },
      referenceTo: 'Account',
      relationshipName: 'Account',
      childRelationshipName: 'Cases',
    },
    Order__c: orderReference('Cases__r'),
    SuppliedName: {
      dataType: 'String',
      label: { en: 'Name of guest', es: 'Nombre del invitado' },
      length: 121,
      inlineHelpText: {
        en: 'As it was typed by somebody who was not signed in.',
        es: 'Como lo escribió alguien que no había iniciado sesión.',
      },
    },
    SuppliedEmail: {
      dataType: 'Email',
      label: { en: 'Confirmed email of guest', es: 'Correo confirmado del invitado' },
      length: 80,
      inlineHelpText: {
        en: 'Whoever wrote this opened the link that we sent there. Answers go to it.',
        es: 'Quien escribió abrió el enlace que enviamos ahí. Las respuestas van a este correo.',
      },
    },
    SuppliedPhone: {
      dataType: 'Phone',
      label: { en: 'Phone of guest', es: 'Teléfono del invitado' },
      length: 40,
      inlineHelpText: { en: 'As it was typed, not verified.', es: 'Como se escribió, sin verificar.' },
    },
    Supplied_Number__c: {
      dataType: 'String',
      label: { en: 'Number typed by guest', es: 'Número que escribió el invitado' },
      length: 60,
      inlineHelpText: {
        en: 'An account, order or confirmation number. It proves nothing by itself.',
        es: 'Un número de cuenta, de pedido o de confirmación. Por sí solo no prueba nada.',
      },
    },
    Reply_Due__c: {
      dataType: 'DateTime',
      label: { en: 'Reply due', es: 'Respuesta a más tardar' },
      inlineHelpText: {
        en: 'The latest moment of our reply: 24 to 48 business hours after the message. Empty while no reply is owed.',
        es: 'El último momento de nuestra respuesta: de 24 a 48 horas hábiles después del mensaje. Vacío mientras no se debe ninguna.',
      },
    },
    First_Reply__c: { dataType: 'DateTime', label: { en: 'First reply', es: 'Primera respuesta' } },
    Clock_Paused__c: {
      dataType: 'DateTime',
      label: { en: 'Clock paused', es: 'Reloj en pausa' },
      inlineHelpText: {
        en: 'Since when we wait for the customer; empty while the clock runs.',
        es: 'Desde cuándo esperamos al cliente; vacío mientras corre el reloj.',
      },
    },
    Complaint_Due_Date__c: {
      dataType: 'Date',
      label: { en: 'Complaint answer due', es: 'Resultado de la queja a más tardar' },
      inlineHelpText: {
        en: 'Complaints are decided within 21 days.',
        es: 'Una queja tiene su resultado en un plazo de 21 días.',
      },
    },
    Resolution__c: { dataType: 'TextArea', label: { en: 'Resolution', es: 'Resolución' }, length: 4000 },
    ClosedDate: { dataType: 'DateTime', label: { en: 'Closed date', es: 'Fecha de cierre' } },
    OwnerId: ownerReference('OwnedCases'),
    Comments: {
      dataType: 'TextArea',
      label: { en: 'Internal comments', es: 'Comentarios internos' },
      length: 4000,
    },
  },
  recordTypes: caseRecordTypes,
  layouts: caseLayouts,
  listViews: caseListViews,
  relatedLists: caseRelatedLists,
  quickActions: caseActions,
  search: caseSearch,
  creationValues: caseCreationValues,
  rules: caseRules,
  relatedRules: caseRelatedRules,
  stateTables: caseStateTables,
  assignmentRule: caseAssignmentRule,
  access: caseAccess,
})
