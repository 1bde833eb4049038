import { fail } from '@porchlight/errors'
import { type LayoutMode, type LayoutType, layoutModes, layoutTypes } from '@porchlight/metadata'
import { parseNames } from '../parse-request'

/** Reads `layoutTypes`: Full or Compact, in any case; in the platform's order. */
export function parseLayoutTypes(value: string | undefined): readonly LayoutType[] {
  return parseChoices(value, layoutTypes, 'layoutTypes')
}

/** Parses `modes`: View, Edit or Create, in any case; View by default. */
export function parseLayoutModes(value: string | undefined): readonly LayoutMode[] {
  const modes = parseChoices(value, layoutModes, 'modes')
  return modes.length === 0 ? ['View'] : modes
}

function parseChoices<Choice extends string>(
  value: string | undefined,
  choices: readonly Choice[],
  parameter: string,
): readonly Choice[] {
  const given = parseNames(value).map((name) => name.toLowerCase())
  if (given.some((name) => !choices.some((choice) => choice.toLowerCase() === name))) {
    throw fail('invalidParameter', { parameter, reason: `send ${choices.join(' or ')}` })
  }
  return choices.filter((choice) => given.includes(choice.toLowerCase()))
}
