import type { LayoutsDeclaration } from '@porchlight/metadata'
import { systemSection } from '@porchlight/metadata'
import { plansLink } from '../../../customers/objects/layout-cells'
import { opportunityPaths } from './paths'

export const opportunityLayouts: LayoutsDeclaration = {
  full: [
    {
      name: 'details',
      heading: { en: 'Offer', es: 'Oferta' },
      columns: 2,
      cells: ['Name', 'StageName', 'AccountId', 'CloseDate', 'Plan__c', 'Contract_End_Date__c'],
    },
    {
      name: 'forecast',
      heading: { en: 'Forecast', es: 'Pronóstico' },
      columns: 2,
      cells: ['Amount', 'Probability', 'IsClosed', 'IsWon'],
    },
    {
      name: 'links',
      heading: { en: 'Links', es: 'Enlaces' },
      columns: 2,
      cells: [plansLink],
    },
    systemSection,
  ],
  compact: ['Name', 'StageName', 'CloseDate', 'AccountId', 'Plan__c'],
  paths: opportunityPaths,
}
