import { defineObject, moneyField } from '@porchlight/metadata'
import { planReference } from '../../../customers/objects/references'
import { opportunityAccess } from './access'
import { opportunityLayouts } from './layouts'
import { opportunityListViews } from './list-views'
import { opportunityRelatedLists } from './related-lists'
import { opportunityDerived, opportunityRules, opportunityStateTables } from './rules'
import { opportunitySearch } from './search'
import { stageValues } from './stage-values'

/** An offer to renew: the plan that is proposed for the time after a contract's end. */
export const opportunityObject = defineObject({
  apiName: 'Opportunity',
  keyPrefix: '006',
  label: { en: 'Renewal offer', es: 'Oferta de renovación' },
  labelPlural: { en: 'Renewal offers', es: 'Ofertas de renovación' },
  fields: {
    Name: {
      dataType: 'String',
      label: { en: 'Offer', es: 'Oferta' },
      length: 120,
      nameField: true,
      required: true,
      indexed: true,
    },
    AccountId: {
      dataType: 'Reference',
      label: { en: 'Account ID', es: 'Id. de cuenta' },
      referenceTo: 'Account',
      relationshipName: 'Account',
      childRelationshipName: 'Opportunities',
      required: true,
    },
    StageName: {
      dataType: 'Picklist',
      label: { en: 'Stage', es: 'Etapa' },
      required: true,
      defaultValue: 'Prospecting',
      values: stageValues,
    },
    Plan__c: { ...planReference('Opportunities'), required: true },
    CloseDate: { dataType: 'Date', label: { en: 'Offer ends', es: 'Fin de la oferta' }, required: true },
    Contract_End_Date__c: {
      dataType: 'Date',
      label: { en: 'Contract end date', es: 'Fin del contrato' },
      required: true,
    },
    Amount: moneyField({ en: 'Expected yearly bill', es: 'Factura anual esperada' }),
    Probability: {
      dataType: 'Percent',
      label: { en: 'Probability', es: 'Probabilidad' },
      precision: 3,
      scale: 0,
    },
    IsClosed: { dataType: 'Boolean', label: { en: 'Closed', es: 'Cerrada' } },
    IsWon: { dataType: 'Boolean', label: { en: 'Won', es: 'Ganada' } },
  },
  layouts: opportunityLayouts,
  listViews: opportunityListViews,
  relatedLists: opportunityRelatedLists,
  search: opportunitySearch,
  derived: opportunityDerived,
  rules: opportunityRules,
  stateTables: opportunityStateTables,
  access: opportunityAccess,
})
