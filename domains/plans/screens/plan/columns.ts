import type { LabelKey, Translate } from '@porchlight/i18n'
import { planLabels } from '../../components/labels'
import { labels } from './labels'

/** The contents of a column in either language. */
export const columnLabels = { ...planLabels, ...labels }

/** Looks up the contents of a column in its own language. */
export type ColumnLabels = Translate<LabelKey<typeof columnLabels>>
