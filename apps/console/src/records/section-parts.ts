import {
  type LayoutItemRepresentation,
  type ObjectInfoRepresentation,
  spanishHalves,
} from '@porchlight/metadata'
import { itemFields } from './shown-record'

/** Items of a section in their original order, or a text in both languages. */
export type SectionPart =
  | { readonly kind: 'items'; readonly items: readonly LayoutItemRepresentation[] }
  | {
      readonly kind: 'pair'
      readonly english: LayoutItemRepresentation
      readonly spanish: LayoutItemRepresentation
    }

/**
 * The parts of a section in their order: the Spanish half of a text is placed with the English one, wherever the layout has it
 * in the section.
 */
export function toSectionParts(
  items: readonly LayoutItemRepresentation[],
  object: ObjectInfoRepresentation,
): readonly SectionPart[] {
  const halves = spanishHalves(Object.keys(object.fields), object.nameFields[0])
  const findItem = (field: string | undefined) =>
    field === undefined
      ? undefined
      : items.find((item) => itemFields(item).length === 1 && itemFields(item)[0] === field)
  const pairs = items.flatMap((english) => {
    const [field, ...more] = itemFields(english)
    const spanish = field === undefined || more.length > 0 ? undefined : findItem(halves.get(field))
    return spanish === undefined ? [] : [{ kind: 'pair' as const, english, spanish }]
  })
  const spanishItems = new Set(pairs.map(({ spanish }) => spanish))
  const parts: SectionPart[] = []
  let run: LayoutItemRepresentation[] = []
  for (const item of items) {
    const pair = pairs.find(({ english }) => english === item)
    if (spanishItems.has(item)) continue
    if (pair === undefined) {
      run.push(item)
      continue
    }
    if (run.length > 0) parts.push({ kind: 'items', items: run })
    run = []
    parts.push(pair)
  }
  return run.length > 0 ? [...parts, { kind: 'items', items: run }] : parts
}

/** What both halves are called, without the language that a label ends with in brackets: the columns say it. */
export function sharedLabel(english: string, spanish: string): string | null {
  const [one, other] = [english, spanish].map((label) => {
    const at = label.lastIndexOf(' (')
    return at === -1 || !label.endsWith(')') ? label : label.slice(0, at)
  })
  return one !== undefined && one === other ? one : null
}
