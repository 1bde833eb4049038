import { contractLabels } from '../../facts/contract-labels'
import { planLabels } from '../../facts/plan-labels'
import { labels } from './labels'

/** The contents of a column in either language. */
export const columnLabels = { ...planLabels, ...contractLabels, ...labels }
