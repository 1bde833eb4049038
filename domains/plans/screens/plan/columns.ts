import type { LabelKey, Translate } from '@porchlight/i18n'
import { planLabels } from '../../components/labels'
import { labels } from './labels'

/** What stands in a column of either language. */
export const columnLabels = { ...planLabels, ...labels }

/** Looks up what stands in a column of its own language. */
export type ColumnLabels = Translate<LabelKey<typeof columnLabels>>
