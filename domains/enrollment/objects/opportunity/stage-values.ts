import { type PicklistAttributes, picklistValues } from '@porchlight/metadata'

function stage(
  defaultProbability: number,
  forecastCategoryName: string,
  outcome: 'open' | 'won' | 'lost',
): PicklistAttributes {
  return {
    type: 'OpportunityStage',
    closed: outcome !== 'open',
    defaultProbability,
    forecastCategoryName,
    won: outcome === 'won',
  }
}

/** The platform's stages of an offer, labeled for a renewal. */
export const stageValues = picklistValues([
  {
    value: 'Prospecting',
    label: { en: 'Being prepared', es: 'En preparación' },
    attributes: stage(10, 'Pipeline', 'open'),
  },
  {
    value: 'Proposal/Price Quote',
    label: { en: 'Offered', es: 'Ofrecida' },
    attributes: stage(60, 'Best Case', 'open'),
  },
  { value: 'Closed Won', label: { en: 'Accepted', es: 'Aceptada' }, attributes: stage(100, 'Closed', 'won') },
  {
    value: 'Closed Lost',
    label: { en: 'Declined', es: 'Rechazada' },
    attributes: stage(0, 'Omitted', 'lost'),
  },
])
