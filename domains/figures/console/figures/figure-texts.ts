import type { Formatter } from '@porchlight/i18n'
import type { PortalFigures } from '../../methods/portal-figures/client'
import type { labels } from './labels'

type Group = PortalFigures['groups'][number]

export type Figure = Group['figures'][number]

export type Cell = Figure['en']

type Translate = (key: keyof typeof labels, values?: Readonly<Record<string, string>>) => string

/** What a figure is written with. */
interface Writing {
  readonly t: Translate
  readonly format: Formatter
}

/** Returns a value in its unit; a dash where there is none. */
export function valueText(value: number | null, unit: Figure['unit'], { t, format }: Writing): string {
  if (value === null) return t('none')
  if (unit === 'share') return format.percent(value)
  if (unit === 'rate') return format.number(value, value < 10 ? 1 : 0)
  if (unit === 'count') return format.number(value)
  const count = format.number(value)
  if (unit === 'hours') return t('hours', { count })
  return value === 1 ? t('oneDay') : t('days', { count })
}

/** Returns how a figure changed since the days before, as text, with an arrow of the same meaning. */
export function changeText(
  { value, before, unit }: Pick<Figure, 'value' | 'before' | 'unit'>,
  writing: Writing,
): { readonly arrow: string; readonly words: string } {
  const { t } = writing
  if (before === null || value === null) return { arrow: '', words: t('nothingBefore') }
  const text = valueText(before, unit, writing)
  if (text === valueText(value, unit, writing)) return { arrow: '=', words: t('unchanged', { before: text }) }
  return value > before
    ? { arrow: '▲', words: t('up', { before: text }) }
    : { arrow: '▼', words: t('down', { before: text }) }
}

/** The part of one language, or why it is not shown. */
export function cellText({ value, hidden }: Cell, unit: Figure['unit'], writing: Writing): string {
  if (hidden === 'few') return writing.t('few')
  return hidden === 'withheld' ? writing.t('withheld') : valueText(value, unit, writing)
}
