import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['Name', 'Account.Name', 'StageName', 'Plan__r.Name', 'CloseDate']
const orderedBy = [{ fieldApiName: 'CloseDate', isAscending: true }]

export const opportunityListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllOpportunities',
    label: { en: 'All renewal offers', es: 'Todas las ofertas de renovación' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'OpenOffers',
    label: { en: 'Offered', es: 'Ofrecidas' },
    displayColumns,
    filteredBy: hasValue('StageName', 'Proposal/Price Quote'),
    orderedBy,
  },
  {
    apiName: 'AcceptedOffers',
    label: { en: 'Accepted', es: 'Aceptadas' },
    displayColumns,
    filteredBy: hasValue('StageName', 'Closed Won'),
    orderedBy,
  },
]
