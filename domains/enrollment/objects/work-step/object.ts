import { defineObject, derivedNameField, internalNotesField } from '@porchlight/metadata'
import { orderReference } from '../../../customers/objects/references'
import { workStepAccess } from './access'
import { workStepDerived } from './follow-up'
import { workStepLayouts } from './layouts'
import { workStepListViews } from './list-views'
import { workStepRelatedLists } from './related-lists'
import { workStepRules, workStepStateTables } from './rules'
import { workStepStatusValues } from './status-values'

/** A requirement to settle before an order can proceed: who must act, and by when. */
export const workStepObject = defineObject({
  apiName: 'WorkStep',
  keyPrefix: '0hF',
  label: { en: 'Work step', es: 'Paso' },
  labelPlural: { en: 'Work steps', es: 'Pasos' },
  fields: {
    Name: derivedNameField,
    Order__c: { ...orderReference('WorkSteps'), required: true },
    Step_Type__c: {
      dataType: 'Picklist',
      label: { en: 'Step', es: 'Tipo de paso' },
      required: true,
      values: [
        { value: 'Deposit', label: { en: 'Deposit', es: 'Depósito' } },
        { value: 'Documents', label: { en: 'Documents', es: 'Documentos' } },
        { value: 'Identity', label: { en: 'Identity verification', es: 'Verificación de identidad' } },
        { value: 'Balance', label: { en: 'Outstanding balance', es: 'Saldo pendiente' } },
        { value: 'Switch_Hold', label: { en: 'Switch-hold', es: 'Suspensión de cambio (switch-hold)' } },
        { value: 'Utility', label: { en: 'Utility', es: 'Compañía de distribución' } },
      ],
    },
    Status: {
      dataType: 'Picklist',
      label: { en: 'Status', es: 'Estado' },
      required: true,
      defaultValue: 'New',
      values: workStepStatusValues,
    },
    Responsible__c: {
      dataType: 'Picklist',
      label: { en: 'Who must act', es: 'Quién debe actuar' },
      required: true,
      values: [
        { value: 'Customer', label: { en: 'Customer', es: 'Cliente' } },
        { value: 'Provider', label: { en: 'Provider', es: 'Proveedor' } },
        { value: 'Utility', label: { en: 'Utility', es: 'Compañía de distribución' } },
      ],
    },
    ExecutionOrder: {
      dataType: 'Int',
      label: { en: 'Execution order', es: 'Orden de ejecución' },
      required: true,
      defaultValue: 1,
    },
    Due_Date__c: { dataType: 'Date', label: { en: 'Due date', es: 'Fecha límite' } },
    Reminded_On__c: {
      dataType: 'Date',
      label: { en: 'Customer reminded on', es: 'Recordatorio enviado el' },
    },
    Put_Off_To__c: {
      dataType: 'Date',
      label: { en: 'Put off until', es: 'Aplazado hasta' },
      inlineHelpText: {
        en: 'The day on which it is looked at again after the due date.',
        es: 'El día en que se vuelve a revisar después de la fecha límite.',
      },
    },
    Follow_Up_On__c: {
      dataType: 'Date',
      label: { en: 'Follow-up on', es: 'Seguimiento el' },
      inlineHelpText: {
        en: 'While the step is open: its due date, or the later day until which it was put off.',
        es: 'Mientras el paso está abierto: su fecha límite o el día posterior hasta el que se aplazó.',
      },
      indexed: true,
    },
    StartTime: { dataType: 'DateTime', label: { en: 'Start time', es: 'Hora de inicio' } },
    EndTime: { dataType: 'DateTime', label: { en: 'End time', es: 'Hora de fin' } },
    Internal_Notes__c: internalNotesField,
  },
  layouts: workStepLayouts,
  listViews: workStepListViews,
  relatedLists: workStepRelatedLists,
  derived: workStepDerived,
  rules: workStepRules,
  stateTables: workStepStateTables,
  access: workStepAccess,
})
