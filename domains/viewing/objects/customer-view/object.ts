import { defineObject } from '@porchlight/metadata'
import { contactReference } from '../../../customers/objects/references'
import { maxNoteLength, viewReasons } from '../../facts/view-reasons'
import { customerViewAccess } from './access'
import { customerViewLayouts } from './layouts'
import { customerViewListViews } from './list-views'
import { customerViewRelatedLists } from './related-lists'
import { customerViewRules, customerViewStateTables } from './rules'
import { customerViewSearch } from './search'

/** That a member of staff saw what a customer sees: who, whom, why and when (docs/adr/0088). */
export const customerViewObject = defineObject({
  apiName: 'Customer_View__c',
  keyPrefix: 'a0v',
  label: { en: 'Customer view', es: 'Vista de cliente' },
  labelPlural: { en: 'Customer views', es: 'Vistas de cliente' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'View number', es: 'Número de vista' },
      length: 30,
      autoNumber: { prefix: 'V-', digits: 8 },
      nameField: true,
      unique: true,
    },
    Contact__c: contactReference('Customer_Views__r'),
    Staff__c: {
      dataType: 'Reference',
      label: { en: 'Seen by', es: 'Vista por' },
      referenceTo: 'User',
      relationshipName: 'Staff__r',
      childRelationshipName: 'Customer_Views_Of_Staff__r',
      required: true,
    },
    Reason__c: {
      dataType: 'Picklist',
      label: { en: 'Reason', es: 'Motivo' },
      required: true,
      values: viewReasons.map(({ value, label }) => ({ value, label })),
    },
    Note__c: {
      dataType: 'TextArea',
      label: { en: 'Note', es: 'Nota' },
      length: maxNoteLength,
    },
    Case__c: {
      dataType: 'Reference',
      label: { en: 'Case ID', es: 'Id. de caso' },
      referenceTo: 'Case',
      relationshipName: 'Case__r',
      childRelationshipName: 'Customer_Views__r',
    },
    Started_At__c: {
      dataType: 'DateTime',
      label: { en: 'Started', es: 'Inicio' },
      required: true,
      indexed: true,
    },
    Expires_At__c: {
      dataType: 'DateTime',
      label: { en: 'Ends at the latest', es: 'Termina a más tardar' },
      required: true,
    },
    Ended_At__c: {
      dataType: 'DateTime',
      label: { en: 'Ended', es: 'Fin' },
    },
  },
  layouts: customerViewLayouts,
  listViews: customerViewListViews,
  relatedLists: customerViewRelatedLists,
  search: customerViewSearch,
  rules: customerViewRules,
  stateTables: customerViewStateTables,
  access: customerViewAccess,
})
