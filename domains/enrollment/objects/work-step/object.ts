import { defineObject, derivedNameField, internalNotesField, namedBy } from '@porchlight/metadata'
import { orderReference } from '../../../customers/objects/references'
import { workStepAccess } from './access'
import { workStepLayouts } from './layouts'
import { workStepListViews } from './list-views'
import { workStepRelatedLists } from './related-lists'
import { workStepRules, workStepStateTables } from './rules'
import { workStepStatusValues } from './status-values'

/** One thing that has to be settled before an order can go on: who must act, and by when. */
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
    StartTime: { dataType: 'DateTime', label: { en: 'Start time', es: 'Hora de inicio' } },
    EndTime: { dataType: 'DateTime', label: { en: 'End time', es: 'Hora de fin' } },
    Internal_Notes__c: internalNotesField,
  },
  layouts: workStepLayouts,
  listViews: workStepListViews,
  relatedLists: workStepRelatedLists,
  derived: namedBy('Step_Type__c'),
  rules: workStepRules,
  stateTables: workStepStateTables,
  access: workStepAccess,
})
